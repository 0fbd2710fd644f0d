import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTablesPath } from '#model/demo/ChartTable.ts';
import { hashKey } from '../files/createCache.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { openCache } from '../files/openCache.ts';
import { readPage } from '../output/readPage.ts';
import { readScriptFile } from '../output/readScript.ts';
import { readStylesheetFile } from '../output/readStylesheet.ts';

/** Follows references in built files: from pages to their scripts, styles, and images, and from scripts to other scripts. */
export interface FileGraph {
  /** Lists the pages and everything they can load, no matter what users do there. */
  collectAll: (urls: readonly string[]) => string[];
  /** Lists the pages and everything they load right away, without files that are loaded on demand. */
  collectEager: (urls: readonly string[]) => string[];
}

interface References {
  eager: readonly string[];
  onDemand: readonly string[];
}

const ASSETS = '/x/_astro/';
/** Files that aren't followed: other pages, because callers choose the pages, preview images, and texts for machines. */
const UNFOLLOWED = /^\/x\/cards\/|\.(?:html|md|txt)$/;

/** @param pathnames All files of the built site. */
export function createFileGraph(dist: string, pathnames: ReadonlySet<string>): FileGraph {
  const isFollowed = (pathname: string) => pathnames.has(pathname) && !UNFOLLOWED.test(pathname);
  const known = new Map<string, References>();
  const read = (pathname: string): References => {
    let references = known.get(pathname);
    if (!references) {
      const { eager, onDemand } = readReferences(dist)(path.join(dist, pathname));
      references = { eager: eager.filter(isFollowed), onDemand: onDemand.filter(isFollowed) };
      known.set(pathname, references);
    }
    return references;
  };
  const collect = (
    urls: readonly string[],
    list: (references: References) => readonly string[],
  ) => {
    const found = new Set(urls.map(toFile).filter((pathname) => pathnames.has(pathname)));
    // The iteration includes files that are added to the set during the loop.
    for (const pathname of found) for (const other of list(read(pathname))) found.add(other);
    return [...found].map(toUrl).sort();
  };
  return {
    collectAll: (urls) => collect(urls, ({ eager, onDemand }) => [...eager, ...onDemand]),
    collectEager: (urls) => collect(urls, ({ eager }) => eager),
  };
}

/** By site. They remember what the files contained, so that an update only reads changed files while somebody waits for it. */
const readers = new Map<string, (file: string) => References>();

/** Reads the references of one file, without checking whether those files exist. */
function readReferences(dist: string): (file: string) => References {
  const reader = readers.get(dist) ?? memoizeByFile((file) => parseReferences(dist, file));
  readers.set(dist, reader);
  return reader;
}

function parseReferences(dist: string, file: string): References {
  const pathname = `/${path.relative(dist, file).replaceAll(path.sep, '/')}`;
  const resolve = (url: string) => resolveUrl(url, pathname);
  if (pathname.endsWith('.html')) {
    const { urls, demoIds } = readPageReferences(file);
    const demos = demoIds.flatMap((id) => [`/x/demos/${id}.json`, getTablesPath(id)]);
    return { eager: [...urls.map(resolve), ...demos], onDemand: [] };
  }
  if (!pathname.startsWith(ASSETS)) return { eager: [], onDemand: [] };
  if (pathname.endsWith('.css'))
    return { eager: readStylesheetFile(file).urls.map(resolve), onDemand: [] };
  if (!pathname.endsWith('.js')) return { eager: [], onDemand: [] };
  const { staticImports, strings } = readScriptFile(file);
  const files = [...strings].filter((text) => FILE.test(text));
  return {
    eager: staticImports.map(resolve),
    // Vite lists the files that a dynamic import needs without a leading slash: `x/_astro/panel.css`.
    onDemand: files.flatMap((text) => [resolve(text), `/${text}`]),
  };
}

/** Cached, because parsing all pages takes seconds, and an update changes few of them. */
function readPageReferences(file: string): { urls: string[]; demoIds: readonly string[] } {
  const html = readFileSync(file, 'utf8');
  const cache = openCache('page-references');
  const key = hashKey(html);
  const known = cache.readJson(key) as ReturnType<typeof readPageReferences> | undefined;
  if (known) return known;
  const { urls, demoIds } = readPage(html);
  const references = { urls: [...urls], demoIds };
  cache.write(key, JSON.stringify(references));
  return references;
}

/** Matches strings that could be the path of a file. */
const FILE = /^[^\s:]+\.\w+$/;

/** `./a.js` in `/x/_astro/b.js` → `/x/_astro/a.js` */
function resolveUrl(url: string, base: string): string {
  const resolved = URL.parse(url, `https://site${base}`);
  return resolved?.host === 'site' ? decodeURI(resolved.pathname) : url;
}

/** `/x/offline/` → `/x/offline/index.html` */
export function toFile(url: string): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

/** `/x/offline/index.html` → `/x/offline/` */
export function toUrl(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/');
}
