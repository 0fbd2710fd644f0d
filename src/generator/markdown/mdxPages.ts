import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { remarkApiLinks } from './remarkApiLinks.ts';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';
import { remarkHeadingIds } from '../content/remarkHeadingIds.ts';

/** Compiles `page.mdx` to a React component. */
export function mdxPages(): Plugin {
  return {
    ...mdx({
      jsxImportSource: 'react',
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkHeadingIds,
        [remarkCodeBlocks, { getLinker: getSiteApiLinker }],
        [remarkApiLinks, { getLinker: getSiteApiLinker }],
      ],
    }),
    enforce: 'pre',
  } as Plugin;
}
