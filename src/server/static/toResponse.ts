import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** `http://host/x/?a=1` → `/x/?a=1` */
export function toSiteRequest({ method, url, headers }: Request): SiteRequest {
  const target = url.slice(url.indexOf('/', url.indexOf('://') + 3)).replace(/#.*$/, '');
  return { method: method === 'HEAD' ? 'HEAD' : 'GET', target, headers };
}

export function toResponse({ status, headers, body }: SiteAnswer, method: string): Response {
  const content = typeof body === 'function' && method !== 'HEAD' ? body() : body;
  return new Response(typeof content === 'function' ? null : content, { status, headers });
}
