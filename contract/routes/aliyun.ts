import * as answer from '../answers.ts';
import * as request from '../requests.ts';
import { asks, codes, grants, refusals, route } from '../route.ts';

const aliGrant = {
  method: 'post',
  limit: 'ali',
  body: request.GrantRequest,
  answer: answer.Tokens,
  errors: [...codes, 'wrong_token_kind'],
} as const;

/** Aliyun Drive Open, and what is left of the older login. */
export const aliyunRoutes = {
  aliToken: route({
    ...aliGrant,
    path: '/alist/ali_open/token',
    summary: 'Aliyun Open: exchange a code or renew',
  }),
  aliCode: route({ ...aliGrant, path: '/alist/ali_open/code', summary: 'The same as /alist/ali_open/token' }),
  aliRefresh: route({
    ...aliGrant,
    path: '/alist/ali_open/refresh',
    summary: 'The same as /alist/ali_open/token',
  }),
  aliRenew: route({
    method: 'get',
    path: '/alist/ali_open/token',
    summary:
      'Aliyun Open: renew as the AList program asks; a final failure is a text with status 200, never 429',
    limit: 'ali',
    query: request.AliRenewQuery,
    answer: answer.AliRenewAnswer,
    errors: [...grants, 'wrong_token_kind'],
    failures: 'text',
  }),
  aliQr: route({
    method: 'post',
    path: '/alist/ali_open/qr',
    summary: 'Aliyun Open: a new QR code',
    limit: 'exchange',
    body: request.AliQrRequest,
    answer: answer.AliQr,
    errors: [...grants],
  }),
  aliQrStatus: route({
    method: 'get',
    path: '/alist/ali_open/qr/status',
    summary: 'Aliyun Open: has the QR code been confirmed?',
    limit: 'poll',
    query: request.AliQrQuery,
    answer: answer.AliQrStatus,
    errors: [...asks, ...refusals],
  }),
  aliLimit: route({
    method: 'get',
    path: '/alist/ali_open/limit',
    summary: 'How often a client may ask the Aliyun routes',
    limit: null,
    answer: answer.AliLimit,
    errors: [],
  }),
  aliOldQr: route({
    method: 'get',
    path: '/alist/ali/qr',
    summary: 'Ended: login of the driver Aliyundrive',
    limit: 'poll',
    answer: answer.ErrorAnswer,
    errors: ['gone'],
  }),
  aliOldCheck: route({
    method: 'post',
    path: '/alist/ali/ck',
    summary: 'Ended: login of the driver Aliyundrive',
    limit: 'poll',
    answer: answer.ErrorAnswer,
    errors: ['gone'],
  }),
} as const;
