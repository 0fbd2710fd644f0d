import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { normalizeAddress } from './normalizeAddress.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Hashes IP addresses into names for the limits. The key is random, is never stored, and changes every day, so no name can be traced
 * back to an address.
 */
export function createAddressHasher(): (address: string, now: number) => string {
  let key = createSecretKey(randomBytes(32));
  let day = -1;
  return (address, now) => {
    const today = Math.floor(now / DAY_MS);
    if (today !== day) [key, day] = [createSecretKey(randomBytes(32)), today];
    const hash = createHmac('sha256', key).update(normalizeAddress(address));
    return hash.digest('base64url').slice(0, 22);
  };
}
