import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import type { Catalogues } from '#model/Catalogue.ts';
import { addLocalePrefix } from '#model/Locale.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import type { FindDemo } from '#model/machine-docs/formatPage.ts';
import { toProjectPath } from '../content/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { completePage } from './completePage.ts';
import { findPageProduct } from './findPageProduct.ts';
import { mdxToMarkdown } from './mdxToMarkdown.ts';

/** A guide in one language. */
export function createGuidePage(
  source: PageSource,
  findDemo: FindDemo,
  catalogues: Catalogues,
): StorePage {
  const { repository, siteUrl } = siteConfig;
  const file = toProjectPath(source.file);
  const publicPath = addLocalePrefix(`${source.pathname}/`, source.locale);
  return completePage(
    {
      path: publicPath,
      locale: source.locale,
      kind: 'guide',
      title: source.frontMatter.title,
      description: source.frontMatter.description,
      ...findPageProduct(source.pathname),
      headings: source.headings,
      source: `${repository.url}/blob/${repository.branch}/${file}`,
      body: mdxToMarkdown(source.tree, {
        locale: source.locale,
        siteUrl,
        catalogues,
        path: publicPath,
        demoFolder: path.posix.dirname(file).slice('content/'.length),
      }),
    },
    findDemo,
  );
}
