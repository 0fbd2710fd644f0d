import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix, DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { getSetListUrl, OFFLINE_INDEX, OFFLINE_PATH } from '#model/delivery/offline.ts';
import type { OfflineFile, OfflineIndex, OfflineSet } from '#model/delivery/offline.ts';
import type { SiteConfig } from '#model/site/SiteConfig.ts';
import { listDeliveredFiles } from '../delivery/listDeliveredFiles.ts';
import { hashWithSha256 } from '../files/hashWithSha256.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { readManifest } from '../output/readManifest.ts';
import type { ChunkManifest } from '../output/readManifest.ts';
import { bundleWorker } from './bundleWorker.ts';
import { createFileGraph, toFile, toUrl } from './createFileGraph.ts';
import type { FileGraph } from './createFileGraph.ts';
import { digestAssets } from './digestAssets.ts';

/** Matches the index and the lists of files that this module writes. */
const OWN = /^\/x\/offline\/[^/]+\.json$/;
/** Scripts that the offline page loads one after the other when it's opened. They're cached so that it works offline. */
const OFFLINE_PANEL = ['src/site/shell/startTool.ts', 'src/site/features/offline/startOffline.tsx'];

/** Reads the files of a built site, so that `buildOffline` only has to read those that change after this. */
export function prepareOffline(dist: string): void {
  const pathnames = listPathnames(dist);
  const pages = [...pathnames].filter((pathname) => pathname.endsWith('/index.html'));
  for (const url of createFileGraph(dist, pathnames).collectAll(pages))
    digestFile(path.join(dist, toFile(url)));
}

/** Writes the service worker, and the lists of files that users can save for offline reading. */
export async function buildOffline(dist: string): Promise<OfflineIndex> {
  const pathnames = listPathnames(dist);
  const graph = createFileGraph(dist, pathnames);
  // The whole index of a language, because each search uses all of its files.
  const listSearch = (locale: Locale) =>
    [...pathnames].filter((pathname) => pathname.startsWith(`/x/search/${locale}/`));
  const sets = siteConfig.products.flatMap((product) =>
    siteConfig.locales.map((locale) => {
      const pages = listPages(pathnames, product, locale);
      const files = [...new Set([...graph.collectAll(pages), ...listSearch(locale)])].map(
        (url) => ({
          url,
          bytes: statSync(path.join(dist, toFile(url))).size,
        }),
      );
      return { product, locale, pages, files };
    }),
  );
  const index: OfflineIndex = {
    sets: sets
      .filter(({ pages }) => pages.length > 0)
      .map(({ product, locale, pages, files }) => {
        const set = describeSet(dist, `${product.id}.${locale}`, files);
        write(dist, getSetListUrl(set.id), JSON.stringify(files));
        return { ...set, productId: product.id, locale, pages: pages.length };
      }),
  };
  write(dist, OFFLINE_INDEX, JSON.stringify(index));
  const core = listCore(graph, pathnames, readManifest(dist));
  const version = hashFiles(dist, core, index.sets.map((set) => set.version).join(' '));
  const kind = siteConfig.serviceWorker.isRetired ? 'retired' : 'sw';
  write(
    dist,
    siteConfig.serviceWorker.url,
    await bundleWorker(kind, { version, core, digests: digestAssets(dist, pathnames) }),
  );
  return index;
}

function listPathnames(dist: string): Set<string> {
  // Exclude the files of an earlier run, which would otherwise end up in the lists.
  return new Set(
    listDeliveredFiles(dist)
      .map(({ pathname }) => pathname)
      .filter((pathname) => !OWN.test(pathname) && pathname !== siteConfig.serviceWorker.url),
  );
}

/** Lists the guides of a product in one language, and its reference, which only exists in English. */
function listPages(
  pathnames: ReadonlySet<string>,
  { root, apiRoot }: SiteConfig['products'][number],
  locale: Locale,
): string[] {
  const guides = `${addLocalePrefix(root, locale)}/`;
  return [...pathnames]
    .filter((pathname) => pathname.endsWith('/index.html'))
    .map(toUrl)
    .filter((url) => url.startsWith(guides) || url.startsWith(`${apiRoot}/`));
}

function listCore(
  graph: FileGraph,
  pathnames: ReadonlySet<string>,
  { findChunk }: ChunkManifest,
): string[] {
  const pages = siteConfig.locales
    .map((locale) => addLocalePrefix(OFFLINE_PATH, locale))
    .filter((url) => pathnames.has(toFile(url)));
  if (!pages.includes(addLocalePrefix(OFFLINE_PATH, DEFAULT_LOCALE)))
    throw new Error(`There is no page at ${OFFLINE_PATH}.`);
  const dictionaries = siteConfig.locales.map((locale) => `content/strings/${locale}.json`);
  const scripts = [...OFFLINE_PANEL, ...dictionaries].map(findChunk);
  return graph.collectEager([...pages, ...scripts]);
}

function describeSet(
  dist: string,
  id: string,
  files: readonly OfflineFile[],
): Pick<OfflineSet, 'id' | 'version' | 'bytes'> {
  return {
    id,
    version: hashFiles(
      dist,
      files.map(({ url }) => url),
    ),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}

function hashFiles(dist: string, urls: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const url of urls) hash.update(`\0${url}\0${digestFile(path.join(dist, toFile(url)))}`);
  return hash.digest('hex').slice(0, 16);
}

/** Several sets have the same files. */
const digestFile = memoizeByFile((file) => hashWithSha256(readFileSync(file)));

function write(dist: string, url: string, content: string): void {
  const file = path.join(dist, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (import.meta.main) console.log(await buildOffline(path.resolve(process.argv[2] ?? 'dist')));
