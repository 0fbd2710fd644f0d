import { isForeignOrigin } from '../http/isForeignOrigin.ts';
import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendNothing } from '../http/sendJson.ts';
import { createAddressHasher } from '../limits/createAddressHasher.ts';
import { createRateLimiter } from '../limits/createRateLimiter.ts';
import type { Storage } from '../storage/Storage.ts';
import { eventsSchema } from './eventSchema.ts';
import { toStoredEvent } from './toStoredEvent.ts';

export interface EventsSettings {
  storage: Storage;
  origins: readonly string[];
  now: () => number;
}

/** What `sendBeacon` takes at most. */
const MAX_BYTES = 64 * 1024;
/** A page sends one batch when it is left; a hundred readers may share one address. */
const BATCHES_PER_MINUTE = 120;

/** `POST /events` */
export function createEventsHandler({ storage, origins, now }: EventsSettings) {
  const hashAddress = createAddressHasher();
  const limitRate = createRateLimiter({ limit: BATCHES_PER_MINUTE, windowMs: 60_000 });

  return async (request: Request, { address }: RequestContext): Promise<Response> => {
    if (isForeignOrigin(request, origins)) {
      throw new RequestFault(403, 'Events are taken from the pages of this site only.');
    }
    const time = now();
    const waitSeconds = limitRate(hashAddress(address, time), time);
    if (waitSeconds > 0) {
      throw new RequestFault(429, `Too many events at once. Try again in ${waitSeconds} s.`, {
        headers: { 'retry-after': String(waitSeconds) },
      });
    }
    // A beacon made from a string has the type text/plain.
    const types = ['application/json', 'text/plain'];
    const events = parseBody(eventsSchema, await readJson(request, { maxBytes: MAX_BYTES, types }));
    await storage.addEvents(events.map((event) => toStoredEvent(event, time))).catch((cause) => {
      throw new RequestFault(503, 'Events cannot be stored right now.', {
        headers: { 'retry-after': '30' },
        cause,
      });
    });
    return sendNothing();
  };
}
