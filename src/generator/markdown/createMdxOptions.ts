import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { remarkHeadingIds } from '../content/remarkHeadingIds.ts';
import { remarkApiLinks } from './remarkApiLinks.ts';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';

/** How a page is compiled, given what links names to the reference. */
export function createMdxOptions(getLinker: () => Promise<ApiLinker>) {
  return {
    jsxImportSource: 'react',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkHeadingIds,
      [remarkCodeBlocks, { getLinker }],
      [remarkApiLinks, { getLinker }],
    ],
  } satisfies CompileOptions;
}
