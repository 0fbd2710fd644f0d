import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { NO_CONTENT_POLICY } from '#model/delivery/contentSecurityPolicy.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import type { SiteAnswer } from './SiteAnswer.ts';

/** Answers with a status and one line of text, which must not be cached. */
export function answerWithText(status: number, message: string): SiteAnswer {
  const body = new TextEncoder().encode(`${message}\n`);
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': CACHE_CONTROL.missing,
      'content-security-policy': NO_CONTENT_POLICY,
    },
    body,
  };
}
