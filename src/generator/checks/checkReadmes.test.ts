import { expect, it } from 'vitest';
import { checkReadmes } from './checkReadmes.ts';
import { createContentTree, formatFaults } from './contentTree.ts';

const sound = {
  'package.json': '{ "scripts": { "start": "x", "new:page": "y" } }',
  'README.md':
    'Run `npm start`, read `src/model/Page.ts`, `content/pages/<route>/page.mdx`, `@mui/x-charts`, [more](src/model).',
  'src/README.md': '# src\n\nCode.',
  'src/model/README.md': '# model\n\nStart with `Page.ts`.',
  'src/model/Page.ts': '',
  'content/README.md': '# content\n\nWords.',
  'content/pages/README.md': '',
};

it('accepts docs that only name existing files and scripts', () => {
  expect(checkReadmes(createContentTree(sound))).toEqual([]);
});

it('reports files and scripts that no longer exist', () => {
  const directory = createContentTree({
    ...sound,
    'README.md': 'Run `npm run new:pages`\nand read `src/model/Pages.ts` or [this](docs/gone.md).',
    'src/model/README.md': 'a\n\nb\nc\nd\ne\nf\n',
    'e2e/a.ts': '',
  });
  expect(formatFaults(checkReadmes(directory), directory)).toMatchInlineSnapshot(`
    "README.md:1
      package.json has no script "new:pages".
      Hint: did you mean "new:page"?

    README.md:2
      There is no src/model/Pages.ts.
      Hint: name the file as it is called now.

    README.md:2
      There is no docs/gone.md.
      Hint: name the file as it is called now.

    e2e/README.md
      The folder has no README.
      Hint: say what belongs here, what does not, and where to start reading.

    src/model/README.md
      The README has 6 lines.
      Hint: say it in 5."
  `);
});
