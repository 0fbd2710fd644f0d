import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { getStore } from './createStore.ts';

/** What a page says of its Markdown. While developing only its address, since the rest would take seconds. */
export async function findTwin(path: string): Promise<PageTwin | undefined> {
  const href = toMarkdownPath(path);
  if (process.env['NODE_ENV'] !== 'production') return { href };
  const page = (await indexPages()).get(path);
  return page && { href, version: page.version, hash: page.hash };
}

let pagesByPath: Promise<Map<string, StorePage>> | undefined;

function indexPages(): Promise<Map<string, StorePage>> {
  pagesByPath ??= getStore().then(({ pages }) => new Map(pages.map((page) => [page.path, page])));
  return pagesByPath;
}
