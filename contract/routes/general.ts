import * as answer from '../answers.ts';
import * as request from '../requests.ts';
import { asks, codes, refusals, route } from '../route.ts';

/** Renewal, what is configured, and what old pages and AList ask beside tokens. */
export const generalRoutes = {
  renew: route({
    method: 'post',
    path: '/v1/renew',
    summary: 'Any provider: renew',
    limit: 'renew',
    body: request.RenewRequest,
    answer: answer.RenewedTokens,
    errors: [...codes, 'wrong_token_kind', 'zone_unknown', 'zone_closed', 'consent_required', 'app_rejected'],
  }),
  providers: route({
    method: 'get',
    path: '/v1/providers',
    summary: 'What this server is configured for',
    limit: null,
    answer: answer.Providers,
    errors: [],
  }),
  proxy: route({
    method: 'get',
    path: '/proxy/*',
    summary: 'Three fixed addresses of Aliyun and 115 that old pages ask through the server',
    limit: 'proxy',
    answer: answer.ProxyAnswer,
    errors: [...asks, ...refusals, 'proxy_target_not_allowed'],
  }),
  qr: route({
    method: 'get',
    path: '/qr',
    summary: 'A login address of 115 or Aliyun as a QR code',
    limit: 'proxy',
    query: request.QrQuery,
    answer: 'image/svg+xml',
    errors: ['qr_text_not_allowed'],
  }),
  ocr: route({
    method: 'post',
    path: '/ocr/file/json',
    summary: 'Not offered: reading a captcha for AList',
    limit: 'poll',
    answer: answer.OcrAnswer,
    errors: ['not_available'],
  }),
  health: route({
    method: 'get',
    path: '/healthz',
    summary: 'Does the server answer?',
    limit: null,
    answer: answer.Health,
    errors: [],
  }),
  openapi: route({
    method: 'get',
    path: '/openapi.json',
    summary: 'This description',
    limit: null,
    answer: 'application/json',
    errors: [],
  }),
} as const;
