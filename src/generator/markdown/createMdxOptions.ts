import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { remarkHeadingIds } from '../content/remarkHeadingIds.ts';
import { remarkSiteUrl } from '../content/remarkSiteUrl.ts';
import { remarkAdSlot } from './remarkAdSlot.ts';
import { remarkApiLinks } from './remarkApiLinks.ts';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';
import { remarkPlannedLinks } from './remarkPlannedLinks.ts';
import { remarkSections } from './remarkSections.ts';

export interface MdxContext {
  /** Links identifiers in code to the reference. */
  getLinker: () => Promise<ApiLinker>;
  /** Pathnames of the navigation whose pages aren't written yet. */
  getPlanned: () => ReadonlySet<string>;
}

/** Creates the options that pages are compiled with. */
export function createMdxOptions({ getLinker, getPlanned }: MdxContext) {
  return {
    jsxImportSource: 'react',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkSiteUrl,
      remarkHeadingIds,
      [remarkPlannedLinks, { getPlanned }],
      remarkAdSlot,
      remarkSections,
      [remarkCodeBlocks, { getLinker }],
      [remarkApiLinks, { getLinker }],
    ],
  } satisfies CompileOptions;
}
