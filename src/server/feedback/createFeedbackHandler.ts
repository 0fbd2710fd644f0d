import type { Feedback } from '#model/feedback/Feedback.ts';
import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendJson } from '../http/sendJson.ts';
import { createAddressHasher } from '../limits/createAddressHasher.ts';
import { createRepeatFilter } from '../limits/createRepeatFilter.ts';
import type { SharedStorage } from '../limits/createSharedCounter.ts';
import { createVisitorLimiter } from '../limits/createVisitorLimiter.ts';
import type { Storage } from '../storage/Storage.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import { feedbackSchema } from './feedbackSchema.ts';
import { fingerprintFeedback, fingerprintOfDay } from './fingerprintFeedback.ts';

export interface FeedbackSettings {
  storage: Storage;
  perMinute: number;
  shared: SharedStorage | undefined;
  now: () => number;
  site: SiteFilesSource;
}

/** Enough for a comment of 4,000 characters, each escaped like `\ud83d\udc4d`, and the other fields. */
const MAX_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;

/** `POST /feedback` */
export function createFeedbackHandler(settings: FeedbackSettings) {
  const { storage, perMinute, shared, now, site } = settings;
  const hashAddress = createAddressHasher();
  const limitRate = createVisitorLimiter({ scope: 'feedback', perMinute, shared });
  const filterRepeats = createRepeatFilter<string>(10 * MINUTE_MS);

  async function store(feedback: Feedback, time: number): Promise<string> {
    const fingerprint = fingerprintOfDay(feedback, time);
    return storage.addFeedback({ ...feedback, createdAt: time, fingerprint });
  }

  return async (request: Request, { address }: RequestContext): Promise<Response> => {
    const time = now();
    const waitSeconds = await limitRate(address, time);
    if (waitSeconds > 0) {
      throw new RequestFault(429, `Too much feedback at once. Try again in ${waitSeconds} s.`, {
        headers: { 'retry-after': String(waitSeconds) },
      });
    }
    const body = await readJson(request, { maxBytes: MAX_BYTES, types: ['application/json'] });
    const feedback = parseBody(feedbackSchema, body);
    if (!site.get().pages.has(feedback.page)) {
      throw new RequestFault(400, 'page must be the path of a page', { field: 'page' });
    }
    const key = `${hashAddress(address, time)}:${fingerprintFeedback(feedback)}`;
    const id = await filterRepeats(key, time, () => store(feedback, time)).catch((cause) => {
      throw new RequestFault(503, "Feedback can't be stored right now. Please try again later.", {
        headers: { 'retry-after': '30' },
        cause,
      });
    });
    return sendJson(201, { id });
  };
}
