import { createHash, randomBytes } from 'node:crypto';

/** A client known to a pretended provider. */
export interface FakeClient {
  secret: string;
  /** Registered redirect addresses; absent: any. */
  redirects?: readonly string[];
}

/** What a code or token was given out for. */
export interface Grant {
  /** The pretended provider, or Microsoft cloud, it belongs to. */
  realm: string;
  client: string;
  redirect?: string;
  challenge?: string;
  /** Whether a refresh token comes with it (Google: only on a fresh consent). */
  offline?: boolean;
  used?: boolean;
}

/** Why a pretended provider refuses. */
export type Refusal = 'client' | 'secret' | 'secretMissing' | 'unknown' | 'used' | 'redirect' | 'verifier';

/** What was asked, in one form for all providers. */
export interface Ask {
  realm: string;
  client: string;
  secret: string | undefined;
  /** A client may leave its secret out when it proves a PKCE verifier, or on renewal. */
  secretOptional?: boolean;
}

/** Everything pretended providers remember. */
export interface World {
  clients: Map<string, FakeClient>;
  codes: Map<string, Grant>;
  refreshTokens: Map<string, Grant>;
  /** Makes a code as if somebody had consented. */
  consent(grant: Grant): string;
  /** Takes a code; says why not, or what it was given out for. */
  takeCode(
    ask: Ask,
    code: string,
    redirect: string | undefined,
    verifier: string | undefined,
  ): Grant | Refusal;
  /** Takes a refresh token; a single-use one is spent. */
  takeRefresh(ask: Ask, token: string, singleUse: boolean): Grant | Refusal;
  /** Remembers a new refresh token. */
  keepRefresh(token: string, grant: Grant): string;
}

/** Random text such as providers hand out. */
export function random(prefix: string): string {
  return prefix + randomBytes(24).toString('hex');
}

/** The S256 challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** A world in which nobody has consented to anything yet; its codes start with `prefix`. */
export function createWorld(prefix = 'code-'): World {
  const clients = new Map<string, FakeClient>();
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();

  function refuseClient(ask: Ask): Refusal | undefined {
    const client = clients.get(ask.client);
    if (!client) return 'client';
    if (!ask.secret) return ask.secretOptional ? undefined : 'secretMissing';
    return ask.secret === client.secret ? undefined : 'secret';
  }

  return {
    clients,
    codes,
    refreshTokens,
    consent(grant) {
      const code = random(prefix);
      codes.set(code, grant);
      return code;
    },
    takeCode(ask, code, redirect, verifier) {
      const refused = refuseClient(ask);
      if (refused) return refused;
      const grant = codes.get(code);
      if (!grant || grant.realm !== ask.realm || grant.client !== ask.client) return 'unknown';
      if (grant.used) return 'used';
      if (grant.redirect !== undefined && grant.redirect !== redirect) return 'redirect';
      const proof = verifier === undefined ? undefined : challengeOf(verifier);
      if (grant.challenge !== undefined && grant.challenge !== proof) return 'verifier';
      grant.used = true;
      return grant;
    },
    takeRefresh(ask, token, singleUse) {
      const refused = refuseClient(ask);
      if (refused) return refused;
      const grant = refreshTokens.get(token);
      if (!grant || grant.realm !== ask.realm || grant.client !== ask.client) return 'unknown';
      if (grant.used) return 'used';
      if (singleUse) grant.used = true;
      return grant;
    },
    keepRefresh(token, grant) {
      refreshTokens.set(token, { ...grant, used: false });
      return token;
    },
  };
}
