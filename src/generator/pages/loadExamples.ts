import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoData } from '#model/demo/Demo.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import type { Page } from '#model/page/Page.ts';
import { loadDemo } from '../demos/loadDemos.ts';
import { CONTENT_DIR } from '../files/directories.ts';

const EXAMPLE = /<Example\s[^>]*?href="(\/x\/([^"#]+)\/#([A-Z]\w*))"/g;

/** Loads the demos of other pages that a page's gallery shows, by link. */
export async function loadExamples({
  file,
}: Pick<Page, 'file'>): Promise<Record<string, DemoData>> {
  const entries = await Promise.all(
    listExamples(readFileSync(file, 'utf8')).map(
      async ({ href, id }): Promise<[string, DemoData]> => {
        if (!existsSync(path.join(CONTENT_DIR, `${id}.tsx`))) {
          throw new DocsError(`There is no demo at ${href}.`, {
            file,
            hint: 'write the page and the file name of the demo: /x/react-charts/bars/#SalesBars.',
          });
        }
        return [href, await loadDemo(id)];
      },
    ),
  );
  return Object.fromEntries(entries);
}

/** `<Example href="/x/react-charts/bars/#SalesBars" …>` → the link, and `pages/react-charts/bars/SalesBars` */
export function listExamples(text: string): { href: string; id: string }[] {
  return [...text.matchAll(EXAMPLE)].map(([, href = '', folder = '', name = '']) => {
    return { href, id: `pages/${folder}/${name}` };
  });
}
