import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { getSite } from '../content/Site.ts';
import { createMdxOptions } from './createMdxOptions.ts';

/** Compiles `page.mdx` to a React component. */
export function mdxPages(): Plugin {
  const options = createMdxOptions({
    getLinker: getSiteApiLinker,
    getPlanned: () => getSite().planned,
  });
  return { ...mdx(options), enforce: 'pre' } as Plugin;
}
