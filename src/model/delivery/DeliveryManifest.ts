import { z } from 'zod';

/** Encodings made at build time, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What stands behind the name of a file whose bytes have the encoding. */
export const ENCODING_SUFFIX = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>;

const deliveredFileSchema = z.strictObject({
  /** Of the content; the entity tag is made from it. */
  hash: z.string().min(1),
  size: z.int().nonnegative(),
  /** Of which there is a compressed copy beside the file. */
  encodings: z.array(z.enum(ENCODINGS)),
  /** Sources for `script-src` that allow the inline scripts of a document: `sha256-…`. */
  scripts: z.array(z.string()).optional(),
});

export type DeliveredFile = z.infer<typeof deliveredFileSchema>;

/** `dist/_delivery.json`: every file by its URL path, `/x/react-charts/index.html`. */
export const deliveryManifestSchema = z.strictObject({
  files: z.record(z.string().startsWith('/'), deliveredFileSchema),
});

export type DeliveryManifest = z.infer<typeof deliveryManifestSchema>;

/** Written for servers and hosts, never served. */
export const MANIFEST_NAME = '_delivery.json';
export const HEADERS_NAME = '_headers';
export const REDIRECTS_NAME = '_redirects';
