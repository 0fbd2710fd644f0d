import { readSlice } from './FileSource.ts';
import type { FileSlice, SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** `http://host/x/?a=1` → `/x/?a=1` */
export function toSiteRequest({ method, url, headers }: Request): SiteRequest {
  const target = url.slice(url.indexOf('/', url.indexOf('://') + 3)).replace(/#.*$/, '');
  return { method: method === 'HEAD' ? 'HEAD' : 'GET', target, headers };
}

export function toResponse({ status, headers, body }: SiteAnswer, method: string): Response {
  if (body === null || method === 'HEAD') return new Response(null, { status, headers });
  return new Response(body instanceof Uint8Array ? body : streamSlice(body), { status, headers });
}

function streamSlice(slice: FileSlice): ReadableStream<Uint8Array> {
  const chunks = readSlice(slice);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => slice.handle.close(),
  });
}
