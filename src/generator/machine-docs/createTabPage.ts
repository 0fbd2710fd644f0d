import { siteConfig } from '#content/site.config.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { DocsTab } from '#model/path/docsTab.ts';
import type { Page } from '#model/page/Page.ts';
import { createApiTab } from '../pages/createApiTab.ts';
import type { Site } from '../content/Site.ts';
import { completePage } from './completePage.ts';
import { findPageProduct } from './findPageProduct.ts';
import { formatApiData } from './createReferencePage.ts';

/** Creates the API tab of a guide: the entries it names, starting with the props it uses. */
export async function createTabPage(site: Site, page: Page, tab: DocsTab): Promise<StorePage> {
  const { entries, groups, headings, canonical } = await createApiTab(site, page, tab);
  return completePage(
    {
      path: `${page.pathname}/${tab}/`,
      locale: DEFAULT_LOCALE,
      kind: 'tab',
      title: page.frontMatter.title,
      description: page.frontMatter.description,
      ...findPageProduct(page.pathname),
      headings,
      source: `${siteConfig.siteUrl}${canonical}/`,
      body: [
        [
          ...groups.map(
            ({ data, used, variants }) =>
              `## ${variants.map(({ name }) => name).join(', ')}\n\n${formatApiData(data, '###', used)}`,
          ),
          ...entries.map((data) => `## ${data.entry.name}\n\n${formatApiData(data, '###')}`),
        ].join('\n\n'),
      ],
    },
    () => undefined,
  );
}
