import { z } from 'zod';
import { sharepointHosts, type Zone } from '../../contract/providers.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { callUpstream } from '../upstream/call.ts';
import { expectShape, parseAnswer, peek, safeCode, tooFrequent } from '../upstream/json.ts';
import type { UpstreamName } from '../upstream/table.ts';
import { readZone } from './onedrive.ts';

const graphs: Record<Zone, UpstreamName> = { global: 'graph', cn: 'graphCn', us: 'graphUs' };
const SiteFields = z.object({
  id: z.string().min(1),
  webUrl: z.string().nullish(),
  displayName: z.string().nullish(),
});

/** Host and path of a SharePoint site. Throws `site_url_invalid` for every other address. */
export function readSiteUrl(given: string, zone: Zone): { host: string; path: string } {
  const match = /^https:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)(\/[^?#\\]*)?(?:[?#].*)?$/i.exec(given);
  const host = match?.[1]?.toLowerCase() ?? '';
  const path = (match?.[2] ?? '').replace(/\/+$/, '');
  const suffix = sharepointHosts[zone];
  const named = path === '' || /^\/(sites|teams|personal)\/[^/]+$/.test(path);
  if (!host.endsWith(suffix) || host.length <= suffix.length || !named)
    throw new ApiError('site_url_invalid');
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    throw new ApiError('site_url_invalid');
  }
  if (/[:\\?#%\p{Cc}]|\.\./u.test(name) || name.split('/').length > 3) throw new ApiError('site_url_invalid');
  return { host, path: name };
}

/** Asks Graph for the id of a SharePoint site. */
export async function findSite(
  context: Context,
  input: { site_url: string; access_token: string; zone?: string | undefined },
): Promise<{ id: string; webUrl?: string; displayName?: string }> {
  const zone = readZone(input.zone);
  const { host, path } = readSiteUrl(input.site_url, zone);
  context.sent.push(input.access_token);
  if (!/^[\x21-\x7e]+$/.test(input.access_token)) {
    throw new ApiError('invalid_request', {
      description: 'access_token: has characters no access token has.',
    });
  }
  const where = path === '' ? host : `${host}:${path.split('/').map(encodeURIComponent).join('/')}`;
  const answer = await callUpstream(context, {
    to: graphs[zone],
    path: `/v1.0/sites/${where}`,
    method: 'GET',
    headers: { Authorization: `Bearer ${input.access_token}` },
  });
  const body = parseAnswer(answer);
  if (answer.status === 200) {
    const site = expectShape(SiteFields, body, 200);
    return {
      id: site.id,
      ...(site.webUrl ? { webUrl: site.webUrl } : {}),
      ...(site.displayName ? { displayName: site.displayName } : {}),
    };
  }
  const word = safeCode(peek(peek(body, 'error'), 'code'), context.sent);
  if (answer.status === 429) throw tooFrequent(answer, word);
  const codes = { 401: 'invalid_grant', 403: 'forbidden', 404: 'not_found' } as const;
  const known = answer.status === 401 || answer.status === 403 || answer.status === 404;
  // the three statuses were just checked
  const code = known ? codes[answer.status as keyof typeof codes] : 'upstream_rejected';
  throw new ApiError(code, { provider: { status: answer.status, ...(word ? { code: word } : {}) } });
}
