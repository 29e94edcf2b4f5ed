import type { ErrorCode } from '../../contract/errors.ts';
import { peek } from '../upstream/json.ts';
import { type ReadRefusal, readOauthRefusal } from './oauth.ts';

/** What Microsoft's own numbers mean; https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const numbers: Readonly<Record<string, ErrorCode>> = {
  7000215: 'invalid_client',
  7000222: 'invalid_client',
  700016: 'invalid_client',
  50194: 'invalid_client',
  50011: 'redirect_mismatch',
  65001: 'consent_required',
  65004: 'consent_required',
  90094: 'consent_required',
  54005: 'invalid_grant',
  70000: 'invalid_grant',
  70008: 'invalid_grant',
  700082: 'invalid_grant',
};

/** Words of Microsoft beside those of RFC 6749. */
const words: Readonly<Record<string, ErrorCode>> = {
  consent_required: 'consent_required',
  interaction_required: 'consent_required',
};

/** Microsoft puts a number beside the word of RFC 6749; the number says more. */
export const readMicrosoftRefusal: ReadRefusal = (body) => {
  const list = peek(body, 'error_codes');
  const number = Array.isArray(list) && typeof list[0] === 'number' ? String(list[0]) : undefined;
  const { said, code } = readOauthRefusal(body);
  const word = code ?? words[String(said)];
  if (number === undefined) return { said, code: word };
  return { said: `AADSTS${number}`, code: numbers[number] ?? word };
};
