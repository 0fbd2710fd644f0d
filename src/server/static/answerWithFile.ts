import { isCompressible } from '#model/delivery/contentTypes.ts';
import { ENCODINGS } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { chooseEncoding } from './acceptance.ts';
import { AnswerCache } from './AnswerCache.ts';
import { answerWithRange } from './answerWithRange.ts';
import { createFileHeaders } from './createFileHeaders.ts';
import { createEntityTag, matchesEntityTag } from './entityTag.ts';
import { readFileBytes, streamFile } from './readFileBytes.ts';
import type { FileSource } from './readFileBytes.ts';
import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** Larger files are streamed: they are rare, and would push many small ones out of the memory. */
const MAX_CACHED_BYTES = 1024 * 1024;
/** Below this size the names of the headers outweigh what compression saves. */
const MIN_COMPRESSED_BYTES = 512;

const cache = new AnswerCache(128 * MAX_CACHED_BYTES);

/** A file: as the reader's own copy, in part, or compressed as far as the reader understands. */
export function answerWithFile(
  request: SiteRequest,
  source: FileSource,
): SiteAnswer | Promise<SiteAnswer> {
  const range = request.headers.get('range');
  if (range !== null) return answerWithRange(request, source, range);
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), listOffered(source));
  const tag = createEntityTag(source.file.hash, encoding);
  if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
    return answerUnchanged(source, encoding);
  }
  const isLarge = encoding === undefined && source.file.size > MAX_CACHED_BYTES;
  return isLarge ? answerWithStream(source) : answerWithBytes(source, encoding);
}

function answerUnchanged(
  { pathname, file }: FileSource,
  encoding: Encoding | undefined,
): SiteAnswer {
  const headers = createFileHeaders(pathname, file, encoding);
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  return { status: 304, headers: rest, body: null };
}

function answerWithStream(source: FileSource): SiteAnswer {
  const { pathname, file } = source;
  const length = { 'content-length': String(file.size) };
  const headers = { ...createFileHeaders(pathname, file, undefined), ...length };
  return { status: 200, headers, body: () => streamFile(source) };
}

function answerWithBytes(
  source: FileSource,
  encoding: Encoding | undefined,
): SiteAnswer | Promise<SiteAnswer> {
  // The path belongs to it, because two files of one content may differ in their headers.
  const key = `${source.pathname}:${source.file.hash}:${encoding ?? ''}`;
  return cache.get(key) ?? load(source, encoding, key);
}

async function load(
  source: FileSource,
  encoding: Encoding | undefined,
  key: string,
): Promise<SiteAnswer> {
  const body = await readFileBytes(source, encoding);
  const length = { 'content-length': String(body.byteLength) };
  const headers = { ...createFileHeaders(source.pathname, source.file, encoding), ...length };
  const answer = { status: 200, headers, body };
  cache.set(key, answer);
  return answer;
}

function listOffered({ pathname, file }: FileSource): readonly Encoding[] {
  if (file.encodings.length > 0) return file.encodings;
  const isWorthwhile = file.size >= MIN_COMPRESSED_BYTES && file.size <= 4 * MAX_CACHED_BYTES;
  return isWorthwhile && isCompressible(pathname) ? ENCODINGS : [];
}
