import { unified } from 'unified';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createComponent, createFamily, createMember } from '../api-reference/read/apiFixtures.ts';
import { createApiLinker } from '../api-reference/createApiLinker.ts';
import { remarkApiLinks } from './remarkApiLinks.ts';

const linker = createApiLinker({
  packages: [],
  families: [
    createFamily({
      components: [createComponent('BarChart', { props: [createMember('series')] })],
    }),
  ],
});

async function findLinks(text: string): Promise<string[]> {
  const value = `---\ntitle: A\ndescription: B.\ncomponents: [BarChart]\n---\n\n${text}`;
  const file = new VFile({ path: 'content/pages/react-charts/bars/page.mdx', value });
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text) as Root;
  await remarkApiLinks({ getLinker: async () => linker })(tree, file);
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => {
    links.push(url);
  });
  return links;
}

describe('remarkApiLinks', () => {
  it('links components and the props of the page', async () => {
    expect(await findLinks('Give `BarChart` its `series`, not `other`.')).toEqual([
      '/x/api/charts/bar-chart/',
      '/x/api/charts/bar-chart/#bar-chart-prop-series',
    ]);
  });

  it('links only the first mention in a paragraph or cell', async () => {
    const table = '| a | b |\n| - | - |\n| `series` | `series` |';
    expect(await findLinks('`series` and `series`.\n\n`series`.')).toHaveLength(2);
    expect(await findLinks(table)).toHaveLength(2);
  });

  it('does not change headings and links', async () => {
    expect(await findLinks('## The `series`\n\n[`series`](/x/elsewhere/)')).toEqual([
      '/x/elsewhere/',
    ]);
  });

  it('links code inside of components', async () => {
    expect(await findLinks('<Callout kind="info">\n\nSet `series`.\n\n</Callout>')).toHaveLength(1);
  });
});
