/**
 * Every error the token server can answer: its HTTP status and the sentence that goes with it.
 * The key is stable; pages choose their advice by it. No zod here, so that a page can import it for free.
 */
export const errors = {
  invalid_request: { status: 400, description: 'The request is not complete or a field has a wrong form.' },
  bad_client_field: { status: 400, description: 'The field "client" is not base64 of id::secret::zone.' },
  site_url_invalid: {
    status: 400,
    description: 'This is not the https address of a SharePoint site in the chosen zone.',
  },
  zone_unknown: { status: 400, description: 'This zone does not exist. Use global, cn or us.' },
  wrong_token_kind: {
    status: 400,
    description: 'This refresh token belongs to the driver Aliyundrive, not to AliyundriveOpen.',
  },
  invalid_grant: {
    status: 400,
    description: 'The code or refresh token is wrong, expired or already used. Start again.',
  },
  invalid_client: {
    status: 400,
    description: 'The provider does not accept this client id or client secret.',
  },
  redirect_mismatch: { status: 400, description: 'The redirect address is not registered for this client.' },
  app_rejected: {
    status: 400,
    description: 'The provider does not accept this app id: unknown, not approved or disabled.',
  },
  bad_credentials: { status: 401, description: 'The phone number or the password is wrong.' },
  bad_code: { status: 401, description: 'The code from the text message is wrong or expired.' },
  captcha_wrong: { status: 401, description: 'The characters do not match the image. Ask for a new image.' },
  consent_required: { status: 403, description: 'An administrator has to consent to this client first.' },
  forbidden: { status: 403, description: 'The provider or this server does not allow it.' },
  origin_not_allowed: { status: 403, description: 'Pages of this origin may not call this server.' },
  proxy_target_not_allowed: { status: 403, description: 'This server only passes on three fixed addresses.' },
  qr_text_not_allowed: {
    status: 403,
    description: 'This server only draws login addresses of 115 and Aliyun.',
  },
  not_found: { status: 404, description: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, description: 'This address does not take this method.' },
  not_confirmed: { status: 409, description: 'The login has not been confirmed in the app yet.' },
  gone: { status: 410, description: 'This login no longer works. Use the driver AliyundriveOpen.' },
  zone_closed: {
    status: 410,
    description: 'Microsoft Cloud Germany was closed in 2021. Use the zone global.',
  },
  payload_too_large: { status: 413, description: 'The body is larger than 16 KiB.' },
  uri_too_long: { status: 414, description: 'The address is longer than 8 KiB.' },
  unsupported_media_type: {
    status: 415,
    description: 'Send JSON or a form, in UTF-8 and without compression.',
  },
  captcha_required: { status: 422, description: 'The provider asks for the characters of an image.' },
  rate_limited: { status: 429, description: 'Too many requests. Wait, then try again.' },
  too_frequent: {
    status: 429,
    description: 'The provider says this was asked too often. Wait, then try again.',
  },
  internal: { status: 500, description: 'Something went wrong in this server. Quote the request id.' },
  not_available: { status: 501, description: 'This server does not offer it.' },
  provider_not_configured: {
    status: 501,
    description: 'This server has no default client for this provider.',
  },
  upstream_rejected: { status: 502, description: 'The provider refused the request.' },
  upstream_not_json: {
    status: 502,
    description: 'The provider answered something that cannot be understood.',
  },
  upstream_redirect: {
    status: 502,
    description: 'The provider answered with a redirect, which is not followed.',
  },
  upstream_too_large: { status: 502, description: 'The answer of the provider is too large.' },
  upstream_unreachable: { status: 502, description: 'The provider could not be reached.' },
  busy: { status: 503, description: 'Too much is under way. Try again in a moment.' },
  upstream_timeout: {
    status: 504,
    description: 'The provider did not answer in time. The code or token may already have been used.',
  },
} as const satisfies Record<string, { status: number; description: string }>;

/** A stable error code. */
export type ErrorCode = keyof typeof errors;

/** All codes, in the order of their status. */
// Object.keys loses the key type; the object above is the only source.
export const errorCodes = Object.keys(errors) as ErrorCode[];
