import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Follows what built files name: pages to their scripts, styles and pictures, scripts to other scripts. */
export interface FileGraph {
  /** All that is needed to read the pages, whatever the reader does there; themselves included. */
  collectAll: (urls: readonly string[]) => string[];
  /** What is needed to see them at all: nothing that is only loaded on demand. */
  collectEager: (urls: readonly string[]) => string[];
}

const ASSETS = '/x/_astro/';
/** Addresses in a document, absolute on this site. */
const IN_DOCUMENT =
  /(?<![\w.])\/x\/[\w@$%.~/-]+\.(?:js|css|json|svg|png|webp|woff2|webmanifest)\b/g;
/** Names of files beside a script or a stylesheet. */
const IN_ASSET = /[\w@$.~-]+\.(?:js|css|json|svg|png|webp|woff2)\b/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;
const DEMO = /data-demo-frame="([^"]+)"/g;
/** Pictures for other sites. */
const UNSEEN = /^\/x\/cards\//;

/** @param pathnames of all files of the built site */
export function createFileGraph(dist: string, pathnames: ReadonlySet<string>): FileGraph {
  const texts = new Map<string, string>();
  const read = (pathname: string) => {
    const text = texts.get(pathname) ?? readFileSync(path.join(dist, pathname), 'utf8');
    texts.set(pathname, text);
    return text;
  };
  const exists = (pathname: string) => pathnames.has(pathname) && !UNSEEN.test(pathname);

  const listAll = (pathname: string): string[] => {
    if (pathname.endsWith('.html')) {
      const text = read(pathname);
      const demos = [...text.matchAll(DEMO)].map((match) => `/x/demos/${match[1]}.json`);
      return [...(text.match(IN_DOCUMENT) ?? []), ...demos];
    }
    if (!/\.(?:js|css)$/.test(pathname) || !pathname.startsWith(ASSETS)) return [];
    const text = read(pathname);
    return [
      ...(text.match(IN_ASSET) ?? []).map((name) => ASSETS + name),
      ...(text.match(IN_DOCUMENT) ?? []),
    ];
  };
  const listEager = (pathname: string): string[] => {
    if (!pathname.endsWith('.js'))
      return pathname.endsWith('.css') || pathname.endsWith('.html') ? listAll(pathname) : [];
    return [...read(pathname).matchAll(STATIC_IMPORT)].map((match) => ASSETS + match[1]);
  };
  const known = { all: new Map<string, string[]>(), eager: new Map<string, string[]>() };
  const collect = (urls: readonly string[], kind: 'all' | 'eager') => {
    const list = kind === 'all' ? listAll : listEager;
    const found = new Set<string>();
    const queue = urls.map(toFile);
    for (let pathname = queue.pop(); pathname !== undefined; pathname = queue.pop()) {
      if (found.has(pathname) || !exists(pathname)) continue;
      found.add(pathname);
      const named = known[kind].get(pathname) ?? [...new Set(list(pathname))].filter(exists);
      known[kind].set(pathname, named);
      queue.push(...named);
    }
    return [...found].map(toUrl).sort();
  };
  return {
    collectAll: (urls) => collect(urls, 'all'),
    collectEager: (urls) => collect(urls, 'eager'),
  };
}

/** `/x/offline/` → `/x/offline/index.html` */
export function toFile(url: string): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

/** `/x/offline/index.html` → `/x/offline/` */
export function toUrl(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/');
}
