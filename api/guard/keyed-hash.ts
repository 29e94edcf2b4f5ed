import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Turns secrets into keys of a map or of a log line that mean nothing outside this process. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** A hash under a random key of its own: 32 hex characters. */
export function createKeyedHash(): KeyedHash {
  const key = randomBytes(32);
  return (...parts) => bytesToHex(hmac(sha256, key, utf8ToBytes(JSON.stringify(parts)))).slice(0, 32);
}
