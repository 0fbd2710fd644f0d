import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountedRequests, RequestCount, Storage } from '../storage/Storage.ts';
import { normalizeAddress } from './normalizeAddress.ts';

export type SharedStorage = Pick<Storage, 'countRequests' | 'getSecret'>;

export interface SharedRequests extends Omit<CountedRequests, 'name'> {
  /** The kind of request, such as `feedback`. */
  scope: string;
  address: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest time that a request waits for its count. */
const TIMEOUT_MS = 300;
/** After a failure, the storage isn't used for this long. */
const PAUSE_MS = 5000;
/**
 * 24 bits are enough to distinguish the visitors of one minute, but each name matches 256 IPv4 addresses. So even with the stored
 * secret, no name can be traced back to a single address.
 */
const NAME_LENGTH = 4;

/** Counts requests in the storage, across all processes. The result is `undefined` while the storage doesn't work. */
export function createSharedCounter(storage: SharedStorage) {
  let secret: { day: number; value: string } | undefined;
  let pausedUntil = 0;

  async function nameVisitor(address: string, now: number): Promise<string> {
    const day = Math.floor(now / DAY_MS);
    if (secret?.day !== day) secret = { day, value: await storage.getSecret(day) };
    const hash = createHmac('sha256', secret.value).update(normalizeAddress(address));
    return hash.digest('base64url').slice(0, NAME_LENGTH);
  }

  async function count({ scope, address, ...requests }: SharedRequests): Promise<RequestCount> {
    const name = `${scope}:${await nameVisitor(address, requests.now)}`;
    return storage.countRequests({ name, ...requests });
  }

  return async (requests: SharedRequests): Promise<RequestCount | undefined> => {
    if (performance.now() < pausedUntil) return undefined;
    const late = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => undefined);
    const result = await Promise.race([count(requests).catch(() => undefined), late]);
    if (!result) pausedUntil = performance.now() + PAUSE_MS;
    return result;
  };
}
