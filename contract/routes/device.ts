import * as answer from '../answers.ts';
import * as request from '../requests.ts';
import { asks, route } from '../route.ts';

/** 115 with a QR code, WoPan with a text message. */
export const deviceRoutes = {
  deviceQuery: route({
    method: 'get',
    path: '/alist/115/auth_device_code',
    summary: '115: start a login (old form, the server makes the verifier)',
    limit: 'exchange',
    query: request.DeviceQuery,
    answer: answer.DeviceCode,
    errors: [...asks, 'app_rejected', 'invalid_grant', 'forbidden', 'provider_not_configured'],
  }),
  deviceCode: route({
    method: 'post',
    path: '/alist/115/auth_device_code',
    summary: '115: start a login',
    limit: 'exchange',
    body: request.DeviceRequest,
    answer: answer.DeviceCode,
    errors: [...asks, 'app_rejected', 'invalid_grant', 'forbidden', 'provider_not_configured'],
  }),
  deviceStatus: route({
    method: 'get',
    path: '/alist/115/get_status',
    summary: '115: has the QR code been confirmed? Waits for a change',
    limit: 'poll',
    query: request.DeviceStatusQuery,
    answer: answer.DeviceStatus,
    errors: [...asks],
  }),
  deviceToken: route({
    method: 'post',
    path: '/alist/115/get_token',
    summary: '115: the tokens of a confirmed login',
    limit: 'exchange',
    body: request.DeviceTokenRequest,
    answer: answer.DeviceTokens,
    errors: [...asks, 'invalid_grant', 'app_rejected', 'not_confirmed'],
  }),
  wopanLogin: route({
    method: 'post',
    path: '/alist/wopan/login',
    summary: 'WoPan: send the text message',
    limit: 'wopan',
    body: request.LoginRequest,
    answer: answer.LoginAnswer,
    errors: [...asks, 'bad_credentials', 'captcha_required', 'captcha_wrong', 'provider_not_configured'],
  }),
  wopanCaptcha: route({
    method: 'get',
    path: '/alist/wopan/captcha',
    summary: 'WoPan: the image of a captcha',
    limit: 'proxy',
    query: request.CaptchaQuery,
    answer: 'image/png',
    errors: [...asks, 'provider_not_configured'],
  }),
  wopanVerify: route({
    method: 'post',
    path: '/alist/wopan/verify_code',
    summary: 'WoPan: the tokens for the code of the text message',
    limit: 'wopan',
    body: request.VerifyRequest,
    answer: answer.Tokens,
    errors: [
      ...asks,
      'bad_credentials',
      'bad_code',
      'captcha_required',
      'captcha_wrong',
      'provider_not_configured',
    ],
  }),
} as const;
