import { z } from 'zod';
import { LOCALES } from '../locale/Locale.ts';
import { PLANS } from './Plan.ts';
import { PRODUCT_IDS } from './ProductId.ts';

export type { ProductId } from './ProductId.ts';

const pathname = z.string().regex(/^\/.*[^/]$/, 'must start with a slash and not end with one');
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a full version such as 8.13.1');

const olderVersionSchema = z.strictObject({
  /** The major version, which is also its subdomain: `v7`. */
  label: z.string().regex(/^v\d+$/),
  /** Path of the product in that version, if it differs from the current root. */
  path: z.string().startsWith('/').optional(),
});

/** Anything with its own version number: the library as a whole or one product. */
const releaseLineSchema = z.strictObject({
  name: z.string().min(1),
  /** Internal pathname of the first page. */
  root: pathname,
  /** The version documented here. */
  version,
  /** Earlier majors with separate docs, newest first. */
  olderVersions: z.array(olderVersionSchema),
});

export const librarySchema = releaseLineSchema;

export const productSchema = releaseLineSchema.extend({
  /** The same id as in the metadata of its pages. */
  id: z.enum(PRODUCT_IDS),
  /** Internal pathname of its API reference. */
  apiRoot: pathname,
  /** One line about its purpose, for menus and cards. */
  summary: z.record(z.enum(LOCALES), z.string().min(1)),
  /** Its npm packages, one per plan. */
  packages: z
    .array(z.strictObject({ name: z.string().startsWith('@mui/x-'), plan: z.enum(PLANS), version }))
    .min(1),
});

export type LibraryConfig = z.infer<typeof librarySchema>;
export type ProductConfig = z.infer<typeof productSchema>;
export type OlderVersion = z.infer<typeof olderVersionSchema>;
