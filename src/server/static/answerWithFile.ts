import { ENCODINGS } from '#model/delivery/DeliveryManifest.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { chooseEncoding } from './acceptance.ts';
import { AnswerCache } from './AnswerCache.ts';
import { answerWithRange, answerWithSlice } from './answerWithRange.ts';
import { createResponseHeaders } from './createResponseHeaders.ts';
import { createEntityTag, matchesEntityTag } from './entityTag.ts';
import { readFileBytes } from './FileSource.ts';
import type { FileSource } from './FileSource.ts';
import { identifyConfig } from './identifyConfig.ts';
import { isOutOfDescriptors } from './isOutOfDescriptors.ts';
import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';

/** Larger files are streamed, because they're rare and would push many small ones out of the cache. */
const MAX_CACHED_BYTES = 1024 * 1024;

const cache = new AnswerCache(128 * MAX_CACHED_BYTES);

/** Answers with 304, with a range, or with the whole file in the best encoding that the client accepts. */
export function answerWithFile(
  request: SiteRequest,
  source: FileSource,
): SiteAnswer | Promise<SiteAnswer> {
  const range = request.headers.get('range');
  if (range !== null) return answerWithRange(request, source, range);
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding'),
    listOffered(source.file.encodings),
  );
  const condition = request.headers.get('if-none-match');
  if (condition !== null) {
    const tag = createEntityTag(source.file.hash, encoding);
    if (matchesEntityTag(condition, tag)) return answerUnchanged(source, encoding);
  }
  const key = createKey(source, encoding);
  return cache.get(key) ?? answerFromDisk(request, source, encoding, key);
}

function answerUnchanged(source: FileSource, encoding: Encoding | undefined): SiteAnswer {
  const headers = createResponseHeaders(source, encoding);
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  return { status: 304, headers: rest, body: null };
}

async function answerFromDisk(
  request: SiteRequest,
  source: FileSource,
  encoding: Encoding | undefined,
  key: string,
): Promise<SiteAnswer> {
  if (encoding === undefined && source.file.size > MAX_CACHED_BYTES) {
    return answerWithSlice(request, source);
  }
  try {
    const body = await readFileBytes(source, encoding);
    const length = { 'content-length': String(body.byteLength) };
    const headers = { ...createResponseHeaders(source, encoding), ...length };
    const answer = { status: 200, headers, body };
    cache.set(key, answer);
    return answer;
  } catch (error) {
    // Without file descriptors, the uncompressed file can't be opened either.
    if (encoding === undefined || isOutOfDescriptors(error)) throw error;
    return { ...(await answerUncompressed(request, source)), error };
  }
}

/** Used if the compressed copy is broken. */
async function answerUncompressed(request: SiteRequest, source: FileSource): Promise<SiteAnswer> {
  return answerFromDisk(request, source, undefined, createKey(source, undefined));
}

/** The key includes the path and the config, because files with the same content can have different headers. */
function createKey({ pathname, file, config }: FileSource, encoding: Encoding | undefined): string {
  return `${pathname}:${file.hash}:${encoding ?? ''}:${identifyConfig(config)}`;
}

const OFFERS = new WeakMap<object, readonly Encoding[]>();

/** `{ br: 80, gzip: 90 }` → `['br', 'gzip']` */
function listOffered(sizes: FileSource['file']['encodings']): readonly Encoding[] {
  const known = OFFERS.get(sizes);
  if (known) return known;
  const offered = ENCODINGS.filter((encoding) => sizes[encoding] !== undefined);
  OFFERS.set(sizes, offered);
  return offered;
}
