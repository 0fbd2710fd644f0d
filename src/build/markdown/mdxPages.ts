import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';
import { remarkHeadingIds } from './remarkHeadingIds.ts';

/** Compiles `page.mdx` to a React component. */
export function mdxPages(): Plugin {
  return {
    ...mdx({
      jsxImportSource: 'react',
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkHeadingIds, remarkCodeBlocks],
    }),
    enforce: 'pre',
  } as Plugin;
}
