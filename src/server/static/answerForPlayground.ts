import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { FRAME_PREFIX } from '#model/delivery/contentSecurityPolicy.ts';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import { answerWithText } from './answerWithText.ts';
import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** The only files that code from an editor needs. */
const FRAME_FILES = [FRAME_PREFIX, '/x/live/'];

/**
 * If code from editors has a separate origin, the site redirects its frame there, and that origin serves nothing else. Returns
 * `undefined` for requests that are answered as usual.
 */
export function answerForPlayground(
  { headers }: SiteRequest,
  pathname: string,
  { playground }: DeliveryConfig,
): SiteAnswer | undefined {
  if (!playground) return undefined;
  if (headers.get('host')?.toLowerCase() === new URL(playground.origin).host) {
    const isPart = FRAME_FILES.some((prefix) => pathname.startsWith(prefix));
    return isPart ? undefined : answerWithText(404, 'Only code from editors runs here.');
  }
  if (pathname !== FRAME_PREFIX) return undefined;
  return {
    status: 307,
    headers: {
      ...SECURITY_HEADERS,
      location: `${playground.origin}${FRAME_PREFIX}`,
      'cache-control': CACHE_CONTROL.missing,
      'content-length': '0',
    },
    body: null,
  };
}
