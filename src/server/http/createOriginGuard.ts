import type { Env } from '../env.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import { RequestFault } from './RequestFault.ts';

export interface OriginSettings {
  site: SiteFilesSource;
  env: Pick<Env, 'HOST' | 'ORIGINS'>;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests from pages of other sites. Such a page can point its own host name at this server (DNS rebinding).
 * Then `Origin` equals `Host`, so `Host` must be one of ours too.
 */
export function createOriginGuard({ site, env }: OriginSettings): (request: Request) => void {
  const isDevelopment = LOOPBACK.has(env.HOST) || env.HOST === '::1';

  return (request) => {
    const origins = [site.get().config.siteUrl, ...env.ORIGINS];
    const host = (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
    const isKnown =
      origins.some((origin) => new URL(origin).host === host) ||
      (isDevelopment && LOOPBACK.has(withoutPort(host)));
    if (!isKnown) {
      throw new RequestFault(403, 'This host is not known. Add its origin to ORIGINS.');
    }
    if (isForeign(request, host, origins)) {
      throw new RequestFault(403, 'Only pages of this site may send this request.');
    }
  };
}

/** Browsers always send `Origin` with a post, so a client that doesn't is a program. */
function isForeign({ headers }: Request, host: string, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  // The scheme is ignored, because a proxy that terminates TLS talks HTTP to this server.
  return !origins.includes(origin) && origin.replace(/^https?:\/\//, '') !== host;
}

/** `localhost:3000` → `localhost`, `[::1]:3000` → `[::1]` */
function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
