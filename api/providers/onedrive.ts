import type { Tokens, ZoneInfo } from '../../contract/answers.ts';
import { patterns } from '../../contract/patterns.ts';
import { type Zone, zones } from '../../contract/providers.ts';
import type { PairName } from '../config/variables.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { UpstreamName } from '../upstream/table.ts';
import { readMicrosoftRefusal } from './onedrive-errors.ts';
import type { Provider, RenewInput } from './provider.ts';
import { type CodeInput, type StandardProvider, standardProvider } from './standard.ts';

function cloud(pair: PairName, to: UpstreamName): StandardProvider {
  return standardProvider({
    name: 'onedrive',
    pair,
    authorize: { to, path: '/common/oauth2/v2.0/authorize' },
    token: { to, path: '/common/oauth2/v2.0/token' },
    scopes: ['offline_access', 'Files.ReadWrite.All'],
    pkce: true,
    secretNeeded: true,
    singleUse: false,
    refusal: readMicrosoftRefusal,
  });
}

const clouds: Record<Zone, StandardProvider> = {
  global: cloud('ONEDRIVE', 'microsoft'),
  cn: cloud('ONEDRIVE_CN', 'microsoftCn'),
  us: cloud('ONEDRIVE_US', 'microsoftUs'),
};

/** The zone of a request; nothing means global. Throws `zone_closed` or `zone_unknown`. */
export function readZone(given: string | undefined): Zone {
  if (given === 'de') throw new ApiError('zone_closed');
  const zone = zones.find((name) => name === (given || 'global'));
  if (!zone) throw new ApiError('zone_unknown');
  return zone;
}

/** The old page's `client`: strict base64 of id::secret::zone. Throws `bad_client_field`. */
export function readClientField(field: string): { client_id: string; client_secret: string; zone: string } {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(field) || field.length % 4 !== 0) throw new ApiError('bad_client_field');
  const [id = '', secret = '', zone = '', ...more] = atob(field).split('::');
  const paired =
    (patterns.clientId.test(id) && patterns.clientSecret.test(secret)) || (id === '' && secret === '');
  if (!paired || !patterns.word.test(zone) || more.length > 0) throw new ApiError('bad_client_field');
  return { client_id: id, client_secret: secret, zone };
}

/** Exchanges a code, in the old form with `client` or in the new one with single fields. */
export function exchangeOneDrive(
  context: Context,
  input: CodeInput & { client?: string | undefined; zone?: string | undefined },
): Promise<Tokens> {
  const fields = input.client === undefined ? input : { ...input, ...readClientField(input.client) };
  return clouds[readZone(fields.zone)].exchange(context, fields);
}

function zoneInfo(context: Context, zone: Zone): ZoneInfo {
  const { configured, client_id, authorize_url = '' } = clouds[zone].describe(context);
  return { configured, ...(client_id ? { client_id } : {}), authorize_url };
}

/** OneDrive and SharePoint in Microsoft's three clouds. */
export const onedrive: Provider = {
  describe: (context) => ({
    ...clouds.global.describe(context),
    zones: { global: zoneInfo(context, 'global'), cn: zoneInfo(context, 'cn'), us: zoneInfo(context, 'us') },
  }),
  renew: async (context, input: RenewInput) => clouds[readZone(input.zone)].renew(context, input),
};
