import { z } from 'zod';
import { deliveryConfigSchema } from './DeliveryConfig.ts';

/** Encodings made at build time, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The suffix of a compressed copy's file name. */
export const ENCODING_SUFFIX = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>;

const deliveredFileSchema = z.strictObject({
  /** Hash of the content, used as the entity tag. */
  hash: z.string().min(1),
  size: z.int().nonnegative(),
  /** Size of each compressed copy next to the file. */
  encodings: z.partialRecord(z.enum(ENCODINGS), z.int().nonnegative()),
  /** Sources for `script-src` that allow the inline scripts of a document: `sha256-…`. */
  scripts: z.array(z.string()).optional(),
  /** The same for `style-src`. Left out if the document needs inline styles that no hash can allow. */
  styles: z.array(z.string()).optional(),
});

export type DeliveredFile = z.infer<typeof deliveredFileSchema>;

/** The contents of `dist/_delivery.json`: everything a server needs to know about a build. */
export const deliveryManifestSchema = z.strictObject({
  config: deliveryConfigSchema,
  /** By URL path: `/x/react-charts/index.html`. */
  files: z.record(z.string().startsWith('/'), deliveredFileSchema),
});

export type DeliveryManifest = z.infer<typeof deliveryManifestSchema>;

/** Servers and hosts read this file, but it's never served. */
export const MANIFEST_NAME = '_delivery.json';
export const HEADERS_NAME = '_headers';
export const REDIRECTS_NAME = '_redirects';
