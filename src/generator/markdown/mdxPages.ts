import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { createMdxOptions } from './createMdxOptions.ts';

/** Compiles `page.mdx` to a React component. */
export function mdxPages(): Plugin {
  return { ...mdx(createMdxOptions(getSiteApiLinker)), enforce: 'pre' } as Plugin;
}
