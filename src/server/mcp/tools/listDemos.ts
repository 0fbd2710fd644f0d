import { z } from 'zod';
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
      const files = first?.files.map((file) => file.name).join(', ') ?? '';
      return `- ${name} (${files})`;
    });
    const head = `${page.title}: ${lines.length === 1 ? '1 demo' : `${lines.length} demos`}`;
    const { version, hash } = page;
    return { text: [head, ...lines].join('\n'), url: docs.toUrl(page.path), version, hash };
  },
});
