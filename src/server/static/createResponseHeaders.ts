import { isCompressible, isDocument } from '#model/delivery/contentTypes.ts';
import type { Encoding } from '#model/delivery/DeliveryManifest.ts';
import { createFileHeaders } from '#model/delivery/fileHeaders.ts';
import { createEntityTag } from './entityTag.ts';
import type { FileSource } from './FileSource.ts';
import type { HeaderRecord } from './SiteAnswer.ts';

/** The headers of a response with the whole file in an encoding. */
export function createResponseHeaders(
  { pathname, file, config }: FileSource,
  encoding: Encoding | undefined,
): HeaderRecord {
  return {
    ...createFileHeaders(pathname, file, config),
    etag: createEntityTag(file.hash, encoding),
    'accept-ranges': 'bytes',
    ...(isCompressible(pathname) && { vary: 'Accept-Encoding' }),
    // The URL of a page also serves Markdown.
    ...(isDocument(pathname) && { vary: 'Accept-Encoding, Accept' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
}
