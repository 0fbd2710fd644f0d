import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';

/** Finds the facts about a page's Markdown version. In development, that's only the URL, because the rest would take seconds. */
export async function findTwin(path: string): Promise<PageTwin | undefined> {
  const href = toMarkdownPath(path);
  if (process.env['NODE_ENV'] !== 'production') return { href };
  const { getStore } = await import('./createStore.ts');
  const page = indexPages(await getStore()).get(path);
  return page && { href, version: page.version, hash: page.hash };
}

const indexPages = memoizeBy(
  ({ pages }: DocsStore) => new Map(pages.map((page) => [page.path, page])),
);
