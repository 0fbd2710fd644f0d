import { z } from 'zod';
import { adsConfigSchema } from '../ads/AdsConfig.ts';
import { analyticsConfigSchema } from '../analytics/AnalyticsConfig.ts';
import { DocsErrors } from '../errors/DocsError.ts';
import { LOCALES } from '../locale/Locale.ts';
import { librarySchema, productSchema } from '../product/ProductConfig.ts';
import { toDocsErrors } from '../errors/toDocsErrors.ts';

const httpsUrl = z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), {
  error: 'must not end with a slash',
});
const environmentName = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

/** The schema of `content/site.config.ts`. Nothing has a default, so the file is complete. */
export const siteConfigSchema = z.strictObject({
  /** Origin of the public site, for canonical URLs, feeds, and link previews. */
  siteUrl: httpsUrl,
  /** Available languages, default first. */
  locales: z.array(z.enum(LOCALES)).min(1),
  repository: z.strictObject({
    /** The repository of the library, for issues, releases, and the source of its components. */
    url: httpsUrl,
    /** The tag for source links, so that they match the documented version. */
    tag: z.string().min(1),
  }),
  /** Where the files of this site are published. Without it, there are no links to edit a page or view a demo's source. */
  docsRepository: z
    .strictObject({
      url: httpsUrl,
      branch: z.string().min(1),
      /** Folder of this project in the repository: `''` or `docs/`. */
      path: z.string().regex(/^(?:[^/].*\/)?$/, 'must be empty or end with a slash'),
    })
    .optional(),
  /** Where to report vulnerabilities, for `/.well-known/security.txt`. Without it, that URL answers 404. */
  security: z
    .strictObject({
      /** `mailto:`, `https:`, or `tel:` URLs, the preferred one first. */
      contacts: z.array(z.url({ protocol: /^(?:mailto|https|tel)$/ })).min(1),
      /** When the contacts must be confirmed again, such as `2027-06-30T00:00:00Z`. At most a year ahead. */
      expires: z.iso.datetime(),
    })
    .optional(),
  /** The library as a whole, for pages that don't belong to a product. */
  library: librarySchema,
  /** In the order of the product switcher. */
  products: z.array(productSchema).min(1),
  /** Where an older major is published; `{version}` is replaced by `v7`, for example. */
  versionHost: z.string().startsWith('https://').includes('{version}'),
  ads: adsConfigSchema,
  analytics: analyticsConfigSchema,
  chat: z.strictObject({
    /** Service that opens a demo in a chat. If it's empty, the control isn't shown. */
    url: z.union([z.literal(''), httpsUrl]),
  }),
  blog: z.strictObject({
    /** The blog of the library, which isn't part of this site. If it's empty, there's no link to it. */
    url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  }),
  serviceWorker: z.strictObject({
    url: z.string().startsWith('/'),
    scope: z.string().startsWith('/'),
    /** Only this host and its subdomains register the worker. */
    host: z.string().min(1),
    /** Environment variable that names another host at build time, for local runs and tests. */
    hostEnv: environmentName,
    /** The kill switch: publishes a worker that deletes its caches and unregisters itself. */
    isRetired: z.boolean(),
  }),
  /** Environment variable with the license key for demos of paid components. Without it, they show a watermark. */
  licenseKeyEnv: environmentName,
  openIn: z.strictObject({
    /** Editors that accept a demo's files in a form post. */
    sandboxes: z.array(
      z.strictObject({
        id: z.enum(['stackblitz', 'codesandbox']),
        name: z.string().min(1),
        url: httpsUrl,
      }),
    ),
    /** Assistants that can be opened with a prompt about the page, which replaces `{prompt}`. */
    assistants: z.array(
      z.strictObject({
        id: z.string().min(1),
        name: z.string().min(1),
        url: z.string().startsWith('https://').includes('{prompt}'),
      }),
    ),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Returns the config, or throws one error that lists everything wrong with it. */
export function parseSiteConfig(value: unknown): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (result.success) return result.data;
  throw new DocsErrors(toDocsErrors(result.error, { file: 'content/site.config.ts' }));
}
