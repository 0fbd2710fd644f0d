import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { isFixture } from '../head/isFixture.ts';

/** Where Pagefind's browser script finds the index that was made for it. */
interface Pagefind {
  options: (options: { baseUrl: string; basePath: string }) => Promise<void>;
  init: (language?: string) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

const DEPTH = 10;

/**
 * Pagefind over the built pages, as another site would use it: `ask` gives pathnames, best first. Its script fetches its
 * index over HTTP, so a server on a free port gives it the files.
 */
export async function startPagefind(
  dist: string,
  locale: Locale,
): Promise<{ ask: (query: string) => Promise<string[]>; stop: () => void }> {
  const { createIndex, close } = await import('pagefind');
  const { index } = await createIndex({ forceLanguage: locale });
  if (!index) throw new Error('Pagefind made no index.');
  const directory = path.join(CACHE_DIR, 'pagefind', locale);
  await index.addDirectory({ path: dist, glob: addLocalePrefix('/x/**/*.html', locale).slice(1) });
  await index.writeFiles({ outputPath: directory });
  await close();
  // A connection that is closed while Pagefind reuses it would end the comparison, so it stays open.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(path.join(directory, name)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const pagefind = (await import(path.join(directory, 'pagefind.js'))) as Pagefind;
  await pagefind.options({ baseUrl: '/', basePath: base });
  await pagefind.init(locale);
  return {
    async ask(query) {
      const { results } = await pagefind.search(query);
      const urls = await Promise.all(results.slice(0, DEPTH * 2).map((result) => result.data()));
      const pathnames = urls.map(({ url }) =>
        url.replace(/(?:index\.html)?[?#].*$|index\.html$/, ''),
      );
      return [
        ...new Set(pathnames.map((pathname) => parsePath(pathname).canonicalPathname)),
      ].filter((pathname) => !isFixture(pathname));
    },
    stop: () => server.close(),
  };
}
