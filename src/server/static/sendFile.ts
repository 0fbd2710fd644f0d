import { isCompressible } from '#build/delivery/contentTypes.ts';
import { ENCODINGS } from '#build/delivery/DeliveryManifest.ts';
import { chooseEncoding } from './acceptance.ts';
import { matchesEntityTag } from './entityTag.ts';
import { getFileHeaders } from './getFileHeaders.ts';
import type { HeaderRecord } from './getFileHeaders.ts';
import { parseRange } from './parseRange.ts';
import { MAX_CACHED_BYTES, readBytes, streamBytes } from './readBytes.ts';
import type { Source } from './readBytes.ts';

export interface SendOptions {
  status?: number;
  headers?: HeaderRecord;
}

/** Below this size the names of the headers outweigh what compression saves. */
const MIN_COMPRESSED_SIZE = 512;

/** Answers with a file: from the reader's copy, in part, or compressed as far as the reader understands. */
export function sendFile(
  request: Request,
  source: Source,
  { status = 200, headers: extra }: SendOptions = {},
): Response | Promise<Response> {
  const { pathname, file } = source;
  const range = status === 200 ? request.headers.get('range') : null;
  if (range !== null) return sendRange(request, source, range, extra);
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), listOffered(source));
  const headers = { ...getFileHeaders(pathname, file, encoding), ...extra };
  if (
    status === 200 &&
    matchesEntityTag(request.headers.get('if-none-match'), headers['etag'] ?? '')
  ) {
    return new Response(null, { status: 304, headers: withoutContent(headers) });
  }
  if (encoding === undefined && file.size > MAX_CACHED_BYTES) {
    return sendStream(source, status, headers);
  }
  const bytes = readBytes(source, encoding);
  return bytes instanceof Uint8Array
    ? sendBytes(bytes, status, headers)
    : bytes.then((loaded) => sendBytes(loaded, status, headers));
}

/** Ranges count plain bytes, so that a download can go on whatever was agreed on before. */
function sendRange(
  request: Request,
  source: Source,
  header: string,
  extra: HeaderRecord | undefined,
): Response {
  const { pathname, file } = source;
  const headers = { ...getFileHeaders(pathname, file, undefined), ...extra };
  const condition = request.headers.get('if-range');
  const isCurrent = condition === null || condition === headers['etag'];
  const range = isCurrent ? parseRange(header, file.size) : 'whole';
  if (range === 'whole') return sendStream(source, 200, headers);
  if (range === 'unsatisfiable') {
    const contentRange = { 'content-range': `bytes */${file.size}` };
    return new Response(null, {
      status: 416,
      headers: { ...withoutContent(headers), ...contentRange },
    });
  }
  return new Response(streamBytes(source, range), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': String(range.end - range.start + 1),
    },
  });
}

function sendStream(source: Source, status: number, headers: HeaderRecord): Response {
  return new Response(streamBytes(source, undefined), {
    status,
    headers: { ...headers, 'content-length': String(source.file.size) },
  });
}

function sendBytes(
  bytes: Uint8Array<ArrayBuffer>,
  status: number,
  headers: HeaderRecord,
): Response {
  headers['content-length'] = String(bytes.byteLength);
  return new Response(bytes, { status, headers });
}

function listOffered({ pathname, file }: Source) {
  if (file.encodings.length > 0) return file.encodings;
  const isWorthwhile = file.size >= MIN_COMPRESSED_SIZE && file.size <= 4 * MAX_CACHED_BYTES;
  return isWorthwhile && isCompressible(pathname) ? ENCODINGS : [];
}

function withoutContent({
  'content-type': _type,
  'content-encoding': _encoding,
  ...headers
}: HeaderRecord): HeaderRecord {
  return headers;
}
