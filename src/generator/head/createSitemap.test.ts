import { describe, expect, it } from 'vitest';
import type { Locale } from '#model/locale/Locale.ts';
import type { Page } from '#model/page/Page.ts';
import type { Site } from '../content/Site.ts';
import { formatSitemap, listSitemapEntries } from './createSitemap.ts';

function createPage(pathname: string, locale: Locale, lastUpdated?: string): Page {
  return {
    pathname,
    locale,
    file: `content/pages${pathname.slice(2)}/page.mdx`,
    frontMatter: { title: pathname, description: 'A page.' },
    headings: [],
    ads: false,
    ...(lastUpdated ? { lastUpdated } : {}),
  };
}

function createTestSite(pages: Page[]): Site {
  return {
    navigation: [],
    planned: new Set(),
    pages,
    findPage: (pathname, locale) =>
      pages.find((page) => page.pathname === pathname && page.locale === locale),
  };
}

const site = createTestSite([
  createPage('/x/introduction', 'en', '2025-05-02T08:00:00Z'),
  createPage('/x/introduction', 'zh', '2025-06-03T08:00:00Z'),
  createPage('/x/react-charts/bars', 'en'),
  createPage('/x/fixtures/demos', 'en'),
]);

describe('listSitemapEntries', () => {
  it('lists pages, except for fixtures, in the languages they are written in', () => {
    expect(listSitemapEntries(site).map(({ path }) => path)).toEqual([
      '/x/',
      '/zh/x/',
      '/x/upgrade/',
      '/zh/x/upgrade/',
      '/x/introduction/',
      '/zh/x/introduction/',
      '/x/react-charts/bars/',
    ]);
  });

  it('ends with the API reference, which is in English', () => {
    const [last] = listSitemapEntries(site, ['/x/api/charts/bar-chart']).slice(-1);
    expect(last).toEqual({ path: '/x/api/charts/bar-chart/', alternates: [] });
  });

  it('gives each language its own date', () => {
    const dates = listSitemapEntries(site).map(({ lastUpdated }) => lastUpdated);
    expect(dates).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2025-05-02T08:00:00Z',
      '2025-06-03T08:00:00Z',
      undefined,
    ]);
  });
});

describe('formatSitemap', () => {
  it('writes URLs, dates, and alternates', () => {
    const introduction = listSitemapEntries(site).find(({ path }) => path === '/x/introduction/');
    expect(formatSitemap(introduction ? [introduction] : [], 'https://docs.test'))
      .toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url>
          <loc>https://docs.test/x/introduction/</loc>
          <lastmod>2025-05-02T08:00:00Z</lastmod>
          <xhtml:link rel="alternate" hreflang="en" href="https://docs.test/x/introduction/"/>
          <xhtml:link rel="alternate" hreflang="zh" href="https://docs.test/zh/x/introduction/"/>
        </url>
      </urlset>
      "
    `);
  });
});
