import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { completePage } from './completePage.ts';

/** Creates the landing page in each language. It lists the products with links to their overviews. */
export function createLandingPages(pages: readonly StorePage[]): StorePage[] {
  const paths = new Set(pages.map(({ path }) => path));
  return siteConfig.locales.map((locale) => {
    const { landing } = strings[locale];
    const products = siteConfig.products.filter(({ root }) => paths.has(`${root}/`));
    const lines = products.map(
      ({ name, root, summary }) => `- [${name}](${toUrl(`${root}/`, locale)}): ${summary[locale]}`,
    );
    const start = `- [${landing.start}](${toUrl('/x/introduction/installation/', locale)})`;
    return completePage(
      {
        path: addLocalePrefix('/x/', locale),
        locale,
        kind: 'landing',
        title: landing.title,
        description: landing.lead,
        version: siteConfig.library.version,
        headings: [],
        source: siteConfig.repository.url,
        body: [`${[...lines, start].join('\n')}\n\n[llms.txt](${siteConfig.siteUrl}/x/llms.txt)`],
      },
      () => undefined,
    );
  });
}

function toUrl(path: string, locale: Locale): string {
  return siteConfig.siteUrl + addLocalePrefix(path, locale);
}
