import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendNothing } from '../http/sendJson.ts';
import type { SharedStorage } from '../limits/createSharedCounter.ts';
import { createVisitorLimiter } from '../limits/createVisitorLimiter.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import type { Storage } from '../storage/Storage.ts';
import { POLICY_REPORT_SCHEMAS } from './policyReportSchema.ts';
import { toPolicyViolation } from './toPolicyViolation.ts';

export interface PolicyReportsSettings {
  site: SiteFilesSource;
  storage: Storage;
  shared: SharedStorage | undefined;
  now: () => number;
}

const MAX_BYTES = 64 * 1024;
/** A broken page sends a report for each violation, and a few of them are enough to find the cause. */
const POSTS_PER_MINUTE = 30;
const MAX_VIOLATIONS = 20;

const TYPES = Object.keys(POLICY_REPORT_SCHEMAS) as (keyof typeof POLICY_REPORT_SCHEMAS)[];

/** `POST /policy-reports` */
export function createPolicyReportsHandler({ site, storage, shared, now }: PolicyReportsSettings) {
  const limitRate = createVisitorLimiter({
    scope: 'policy-reports',
    perMinute: POSTS_PER_MINUTE,
    shared,
  });

  return async (request: Request, { address }: RequestContext): Promise<Response> => {
    const time = now();
    const waitSeconds = await limitRate(address, time);
    if (waitSeconds > 0) {
      throw new RequestFault(429, `Too many reports at once. Try again in ${waitSeconds} s.`, {
        headers: { 'retry-after': String(waitSeconds) },
      });
    }
    const body = await readJson(request, { maxBytes: MAX_BYTES, types: TYPES });
    const reported = parseBody(POLICY_REPORT_SCHEMAS[readType(request)], body);
    const { pages } = site.get();
    const violations = reported
      .slice(0, MAX_VIOLATIONS)
      .map((violation) => toPolicyViolation(violation, pages));
    await storage.addPolicyViolations(violations, time).catch((cause: unknown) => {
      throw new RequestFault(503, "Reports can't be stored right now.", {
        headers: { 'retry-after': '30' },
        cause,
      });
    });
    return sendNothing();
  };
}

/** Returns the content type of a report. `readJson` has already refused all other types. */
function readType(request: Request): (typeof TYPES)[number] {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  return TYPES.find((known) => type.startsWith(known)) ?? 'application/csp-report';
}
