import { createSecretKey, createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Turns addresses into names for the filters. The key is random, lives in memory only and is thrown
 * away after a day, so no name can be led back to an address.
 */
export function createAddressHasher(): (address: string, now: number) => string {
  let key = createSecretKey(randomBytes(32));
  let day = -1;
  return (address, now) => {
    const today = Math.floor(now / DAY_MS);
    if (today !== day) [key, day] = [createSecretKey(randomBytes(32)), today];
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
  };
}
