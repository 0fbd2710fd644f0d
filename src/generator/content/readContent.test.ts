import { describe, expect, it } from 'vitest';
import { DocsErrors } from '#model/errors/DocsError.ts';
import { createContentTree, createPageText } from '../checks/contentTree.ts';
import { loadContent, readContent } from './loadContent.ts';

const DEMO = 'export default function Demo() {}\n';

describe('readContent', () => {
  it('reads front matter, headings with their plans, and demos with their lines', () => {
    const text =
      '## Tree data <Plan plan="pro" />\n\n<Demo name="Rivers" />\n\n### Lazy\n\n## Lazy';
    const directory = createContentTree({
      'react-data-grid/tree-data/page.mdx': createPageText(text, 'components: [DataGridPro]\n'),
      'react-data-grid/tree-data/Rivers.tsx': DEMO,
    });
    const { pages, errors } = readContent(directory);
    expect(errors).toEqual([]);
    expect(pages[0]).toMatchObject({
      pathname: '/x/react-data-grid/tree-data',
      frontMatter: { title: 'Bars', components: ['DataGridPro'] },
      headings: [
        { id: 'tree-data', text: 'Tree data', depth: 2, plan: 'pro' },
        { id: 'lazy', text: 'Lazy', depth: 3 },
        { id: 'lazy-2', text: 'Lazy', depth: 2 },
      ],
      demos: [{ name: 'Rivers', line: 9 }],
    });
  });
});

describe('loadContent', () => {
  it('throws once with the errors of all pages', () => {
    const directory = createContentTree({
      'a/page.mdx': '---\ntitle: A\n---\n',
      'b/page.mdx': '---\ndescription: B.\n---\n',
    });
    expect(() => loadContent(directory)).toThrow(DocsErrors);
    expect(readContent(directory).errors).toHaveLength(2);
  });
});
