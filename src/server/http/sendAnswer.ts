import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readSlice } from '../static/FileSource.ts';
import type { HeaderRecord, SiteAnswer } from '../static/SiteAnswer.ts';

const lists = new WeakMap<HeaderRecord, readonly string[]>();

/** Writes an answer to Node's response. Rejects if reading its file fails halfway. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: SiteAnswer,
  extra: readonly string[],
): Promise<void> | undefined {
  // Node uses a flat list of names and values directly. It would copy and check an object.
  response.writeHead(status, [...listHeaders(headers), ...extra]);
  if (body === null || response.req.method === 'HEAD') {
    response.end();
    return undefined;
  }
  if (body instanceof Uint8Array) {
    response.end(body);
    return undefined;
  }
  // Closes the connection if the file is shorter than promised, because the client would wait for the rest.
  return pipeline(readSlice(body), response).finally(() => body.handle.close());
}

/** `{ etag: '"a"' }` → `['etag', '"a"']`, built once for each cached answer. */
function listHeaders(headers: HeaderRecord): readonly string[] {
  const known = lists.get(headers);
  if (known) return known;
  const list = Object.entries(headers).flat();
  lists.set(headers, list);
  return list;
}
