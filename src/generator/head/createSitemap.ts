import { siteConfig } from '#content/site.config.ts';
import { DEFAULT_LOCALE, addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { Site } from '../content/Site.ts';
import { isFixture } from './isFixture.ts';

/** One URL of the sitemap, with the same page in other languages. */
export interface SitemapEntry {
  path: string;
  lastUpdated?: string;
  alternates: { locale: Locale; path: string }[];
}

/** Pages that aren't guides and exist in every language. */
const SHELL_PATHS = ['/x/', '/x/upgrade/'];

/** Lists every page in the languages it's written in, and the files that list pages. Untranslated pages are left out. */
export function listSitemapEntries(
  site: Site,
  apiPathnames: readonly string[] = [],
  files: readonly string[] = [],
): SitemapEntry[] {
  const shell = SHELL_PATHS.flatMap((path) =>
    createEntries(path, siteConfig.locales, () => undefined),
  );
  const guides = site.pages
    .filter((page) => page.locale === DEFAULT_LOCALE && !isFixture(page.pathname))
    .flatMap(({ pathname }) => {
      const locales = siteConfig.locales.filter((locale) => site.findPage(pathname, locale));
      return createEntries(
        `${pathname}/`,
        locales,
        (locale) => site.findPage(pathname, locale)?.lastUpdated,
      );
    });
  const reference = apiPathnames.map((pathname) => ({ path: `${pathname}/`, alternates: [] }));
  const lists = files.map((path) => ({ path, alternates: [] }));
  return [...shell, ...guides, ...reference, ...lists];
}

function createEntries(
  path: string,
  locales: readonly Locale[],
  getDate: (locale: Locale) => string | undefined,
): SitemapEntry[] {
  const alternates = locales.map((locale) => ({ locale, path: addLocalePrefix(path, locale) }));
  return alternates.map((alternate) => {
    const lastUpdated = getDate(alternate.locale);
    return {
      path: alternate.path,
      alternates: alternates.length > 1 ? alternates : [],
      ...(lastUpdated ? { lastUpdated } : {}),
    };
  });
}

export function formatSitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, lastUpdated, alternates }) =>
    [
      '  <url>',
      `    <loc>${escapeXml(siteUrl + path)}</loc>`,
      ...(lastUpdated ? [`    <lastmod>${lastUpdated}</lastmod>`] : []),
      ...alternates.map(
        (other) =>
          `    <xhtml:link rel="alternate" hreflang="${other.locale}" href="${escapeXml(siteUrl + other.path)}"/>`,
      ),
      '  </url>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
