import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendNothing } from '../http/sendJson.ts';
import type { SharedStorage } from '../limits/createSharedCounter.ts';
import { createVisitorLimiter } from '../limits/createVisitorLimiter.ts';
import type { Storage } from '../storage/Storage.ts';
import { eventsSchema } from './eventSchema.ts';
import { toStoredEvent } from './toStoredEvent.ts';

export interface EventsSettings {
  storage: Storage;
  shared: SharedStorage | undefined;
  now: () => number;
}

/** `sendBeacon` doesn't send more than this. */
const MAX_BYTES = 64 * 1024;
/** A page sends one batch when it's closed, and a hundred visitors may share one IP address. */
const BATCHES_PER_MINUTE = 120;

/** `POST /events` */
export function createEventsHandler({ storage, shared, now }: EventsSettings) {
  const perMinute = BATCHES_PER_MINUTE;
  const limitRate = createVisitorLimiter({ scope: 'events', perMinute, shared });

  return async (request: Request, { address }: RequestContext): Promise<Response> => {
    const time = now();
    const waitSeconds = await limitRate(address, time);
    if (waitSeconds > 0) {
      throw new RequestFault(429, `Too many events at once. Try again in ${waitSeconds} s.`, {
        headers: { 'retry-after': String(waitSeconds) },
      });
    }
    // `sendBeacon` sends strings as text/plain.
    const types = ['application/json', 'text/plain'];
    const events = parseBody(eventsSchema, await readJson(request, { maxBytes: MAX_BYTES, types }));
    await storage.addEvents(events.map((event) => toStoredEvent(event, time))).catch((cause) => {
      throw new RequestFault(503, "Events can't be stored right now.", {
        headers: { 'retry-after': '30' },
        cause,
      });
    });
    return sendNothing();
  };
}
