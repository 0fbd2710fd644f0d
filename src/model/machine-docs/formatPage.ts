import type { DocsStore, StoreDemo, StorePage } from './DocsStore.ts';
import { formatDemo } from './formatDemo.ts';

export type FindDemo = (id: string) => StoreDemo | undefined;

/** The Markdown version of a page, with the code of its demos. */
export function formatPage(
  page: Pick<StorePage, 'head' | 'body' | 'path'>,
  find: FindDemo,
  siteUrl: string,
): string {
  return `${page.head}\n${formatBody(page, (id) => {
    const demo = find(id);
    return demo ? formatDemo(demo, `${siteUrl}${page.path}`) : '';
  })}`;
}

/** The body, with each demo formatted by the caller. */
export function formatBody(
  { body }: Pick<StorePage, 'body'>,
  formatOne: (id: string) => string,
): string {
  const text = body
    .map((part) => (typeof part === 'string' ? part : indent(formatOne(part.demo), part.indent)))
    .join('');
  return `${text.trimEnd()}\n`;
}

/** Finds the demos of a store by id. */
export function createDemoFinder({ demos }: Pick<DocsStore, 'demos'>): FindDemo {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  return (id) => byId.get(id);
}

function indent(text: string, prefix: string): string {
  if (prefix === '') return text;
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
}
