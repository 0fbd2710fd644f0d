import { createResponseHeaders } from './createResponseHeaders.ts';
import { openSlice } from './FileSource.ts';
import type { FileSource } from './FileSource.ts';
import { parseRange } from './parseRange.ts';
import type { ByteRange } from './parseRange.ts';
import type { HeaderRecord, SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** Ranges count uncompressed bytes, so that a download can resume regardless of its encoding. */
export async function answerWithRange(
  request: SiteRequest,
  source: FileSource,
  header: string,
): Promise<SiteAnswer> {
  const { size } = source.file;
  const headers = createResponseHeaders(source, undefined);
  const condition = request.headers.get('if-range');
  const isCurrent = condition === null || condition === headers['etag'];
  const range = isCurrent ? parseRange(header, size) : 'whole';
  if (range === 'whole') return answerWithSlice(request, source);
  if (range === 'unsatisfiable') {
    const { 'content-type': _type, ...rest } = headers;
    const unsatisfied = { 'content-range': `bytes */${size}`, 'content-length': '0' };
    return { status: 416, headers: { ...rest, ...unsatisfied }, body: null };
  }
  const partial = { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` };
  return sendSlice(request, source, { status: 206, headers: partial, range });
}

/** A whole file straight from the disk. */
export function answerWithSlice(request: SiteRequest, source: FileSource): Promise<SiteAnswer> {
  const headers = createResponseHeaders(source, undefined);
  const range = { start: 0, end: source.file.size - 1 };
  return sendSlice(request, source, { status: 200, headers, range });
}

interface Slice {
  status: number;
  headers: HeaderRecord;
  range: ByteRange;
}

async function sendSlice(
  { method }: SiteRequest,
  source: FileSource,
  { status, headers, range }: Slice,
): Promise<SiteAnswer> {
  const slice = await openSlice(source, range);
  const answer = { status, headers: { ...headers, 'content-length': String(slice.length) } };
  if (method === 'GET' && slice.length > 0) return { ...answer, body: slice };
  await slice.handle.close();
  return { ...answer, body: null };
}
