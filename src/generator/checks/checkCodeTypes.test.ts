import { describe, expect, it } from 'vitest';
import { readContent } from '../content/loadContent.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { findTypeFaults, listSnippets } from './checkCodeTypes.ts';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';

function explain(body: string): string {
  const directory = createContentTree({ 'bars/page.mdx': createPageText(body) }, CACHE_DIR);
  const { pages } = readContent(directory);
  return formatFaults(findTypeFaults(pages.flatMap(listSnippets)), directory);
}

describe('findTypeFaults', () => {
  it('compiles each block separately and reports the line in the page', { timeout: 60_000 }, () => {
    const text = [
      "```ts\nimport { z } from 'zod';\n\nexport const schema = z.string();\n```",
      '```ts\nconst size: number = 1;\nexport const name: string = size;\n```',
      '```ts nocheck reason="a fragment"\nschema.parse(\n```',
      '```js\nnotChecked(\n```',
      '```tsx\nexport const Title = () => <h1>{size}</h1>;\n```',
    ].join('\n\n');
    expect(explain(text)).toMatchInlineSnapshot(`
      "content/pages/bars/page.mdx:14
        The code does not compile: Type 'number' is not assignable to type 'string'.
        Hint: TS2322; each block is a module with its own imports, or says: nocheck reason="…".

      content/pages/bars/page.mdx:26
        The code does not compile: Cannot find name 'size'.
        Hint: TS2304; each block is a module with its own imports, or says: nocheck reason="…"."
    `);
  });
});
