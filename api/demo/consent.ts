import { type Fake, type FakeAnswer, say } from './fake.ts';
import type { World } from './world.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(name: string, allow: string, deny: string): FakeAnswer {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Demonstration: ${name}</title>
<h1>Demonstration</h1>
<p>This page stands in for the log-in of <b>${name}</b>. There is no account, and the token is not a real one.</p>
<p lang="zh-CN">这是演示页面，代替 ${name} 的登录页。没有真实账号，得到的也不是真实令牌。</p>
<p><a id="allow" href="${escapeHtml(allow)}">Allow · 允许</a> <a id="deny" href="${escapeHtml(deny)}">Deny · 拒绝</a></p></html>`;
  return say(200, body, { 'Content-Type': 'text/html; charset=utf-8' });
}

function withParameters(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Where a realm's log-in is asked for differs from where its tokens are. */
const realms: Record<string, string> = {
  googleWeb: 'google',
  dropboxWeb: 'dropbox',
  aliyunWeb: 'aliyun',
  pan123Web: 'pan123',
};

/**
 * A log-in page for every provider with a redirect: shows two links, and gives out a code when one of them is followed.
 * The redirect address must be registered where the client names any.
 */
export function createConsent(isAllowed: (redirect: string) => boolean): Fake {
  return (world: World, { upstream, query }) => {
    const parameters = Object.fromEntries(query);
    const { client_id = '', redirect_uri = '', state, code_challenge, answer, ...rest } = parameters;
    const realm = realms[upstream] ?? upstream;
    if (!world.clients.has(client_id)) return say(400, { error: 'invalid_client' });
    if (redirect_uri === 'oob') {
      return say(200, `code: ${world.consent({ realm, client: client_id, redirect: 'oob' })}`, {
        'Content-Type': 'text/plain',
      });
    }
    if (!URL.canParse(redirect_uri) || !isAllowed(redirect_uri))
      return say(400, { error: 'redirect_uri_mismatch' });
    const back = (fields: Record<string, string>): string =>
      withParameters(redirect_uri, { ...fields, ...(state ? { state } : {}) });
    if (answer === 'deny') {
      const denied = { error: 'access_denied', error_description: 'The person refused.' };
      return say(302, '', { Location: back(denied) });
    }
    if (answer === 'allow') {
      const challenge = code_challenge ? { challenge: code_challenge } : {};
      // Aliyun's token endpoint takes no redirect address.
      const redirect = realm === 'aliyun' ? {} : { redirect: redirect_uri };
      const code = world.consent({
        realm,
        client: client_id,
        ...redirect,
        ...challenge,
        offline: rest.access_type !== 'online',
      });
      return say(302, '', { Location: back({ code }) });
    }
    const here = (choice: string) => `?${new URLSearchParams({ ...parameters, answer: choice })}`;
    return page(escapeHtml(realm), here('allow'), here('deny'));
  };
}
