import { z } from 'zod';
import type { StoreFile } from '#model/machine-docs/DocsStore.ts';
import { answerMissingPage } from '../answerMissing.ts';
import { pathInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

export const listDemos = defineTool({
  name: 'list_demos',
  title: 'List the demos of a page',
  description: 'Lists the demos on a page, with their files. Use get_demo to get the source.',
  input: z.strictObject({ path: pathInput }),
  run(docs, { path }) {
    const page = docs.findPage(path);
    if (!page) return answerMissingPage(docs, path);
    const lines = docs.listDemos(page).map(({ name, stylings: [first] }) => {
      const files = first?.files.map(describeFile).join(', ') ?? '';
      return `- ${name} (${files})`;
    });
    const head = `${page.title}: ${lines.length === 1 ? '1 demo' : `${lines.length} demos`}`;
    const { version, hash } = page;
    return { text: [head, ...lines].join('\n'), url: docs.toUrl(page.path), version, hash };
  },
});

/** `orders.ts` → `orders.ts with 240 rows`, if the file is a data set */
function describeFile({ name, rows }: StoreFile): string {
  return rows ? `${name} with ${rows} rows` : name;
}
