import type { ProviderName } from '../../contract/providers.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';

function isLoopback(uri: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?(\/[A-Za-z0-9._/-]*)?$/.test(uri);
}

/** The redirect address new pages use with a provider. */
export function callbackUrl(config: Config, provider: ProviderName): string {
  return `${config.siteUrl}/tool/${provider}/callback.html`;
}

/**
 * The redirect address to repeat to the provider: the callback page of an allowed origin, `oob` for Baidu,
 * an address of the person's own machine for Google. Without one, the address of the old pages, which had no .html.
 * Throws `invalid_request`.
 */
export function checkRedirect(config: Config, provider: ProviderName, given: string | undefined): string {
  if (!given) return `${config.siteUrl}/tool/${provider}/callback`;
  if (provider === 'baidu' && given === 'oob') return given;
  if (provider === 'google' && isLoopback(given)) return given;
  const path = `/tool/${provider}/callback`;
  for (const origin of config.allowedOrigins) {
    if (given === `${origin}${path}.html` || given === `${origin}${path}`) return given;
  }
  throw new ApiError('invalid_request', {
    description: `redirect_uri: must be ${path}.html at an origin this server is used by.`,
  });
}
