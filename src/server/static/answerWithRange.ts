import { createFileHeaders } from './createFileHeaders.ts';
import { parseRange } from './parseRange.ts';
import { streamFile } from './readFileBytes.ts';
import type { FileSource } from './readFileBytes.ts';
import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** Ranges count plain bytes, so that a download can go on whatever was agreed on before. */
export function answerWithRange(
  request: SiteRequest,
  source: FileSource,
  header: string,
): SiteAnswer {
  const { pathname, file } = source;
  const headers = createFileHeaders(pathname, file, undefined);
  const condition = request.headers.get('if-range');
  const isCurrent = condition === null || condition === headers['etag'];
  const range = isCurrent ? parseRange(header, file.size) : 'whole';
  if (range === 'unsatisfiable') {
    const { 'content-type': _type, ...rest } = headers;
    const unsatisfied = { 'content-range': `bytes */${file.size}`, 'content-length': '0' };
    return { status: 416, headers: { ...rest, ...unsatisfied }, body: null };
  }
  if (range === 'whole') {
    const length = { 'content-length': String(file.size) };
    return { status: 200, headers: { ...headers, ...length }, body: () => streamFile(source) };
  }
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': String(range.end - range.start + 1),
    },
    body: () => streamFile(source, range),
  };
}
