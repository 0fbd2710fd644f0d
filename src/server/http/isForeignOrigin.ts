import { siteConfig } from '#content/site.config.ts';

/**
 * True when a page of another site sent the request. Browsers always name the origin of a post;
 * who names none is a program, against which the other filters stand.
 */
export function isForeignOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  if (origin === siteConfig.siteUrl || allowed.includes(origin)) return false;
  return origin.replace(/^https?:\/\//, '') !== readHost(request);
}

/** Compared without the scheme, because a proxy that ends TLS speaks HTTP to this server. */
function readHost(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}
