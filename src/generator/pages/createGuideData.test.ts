import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { createContentTree, createPageText } from '../checks/contentTree.ts';
import { loadContent } from '../content/loadContent.ts';
import type { Site } from '../content/Site.ts';
import { createGuideData } from './createGuideData.ts';

const navigation = [
  {
    pathname: '/x/garden-group',
    title: 'Garden',
    children: [
      { pathname: '/x/garden', title: 'Overview' },
      { pathname: '/x/garden/sowing' },
      { pathname: '/x/garden/harvest', title: 'Harvesting' },
    ],
  },
];

/** Creates a site with three pages, one of them in two languages. */
function createGardenSite(): Site {
  const createText = (title: string) => createPageText('Text.').replace('Bars', title);
  const directory = createContentTree({
    'garden/page.mdx': createText('The garden'),
    'garden/sowing/page.mdx': createText('Sowing'),
    'garden/sowing/page.zh.mdx': createText('播种'),
    'garden/harvest/page.mdx': createText('Harvesting'),
  });
  const pages = loadContent(directory).map(({ pathname, locale, file, frontMatter, headings }) => ({
    // Real pages are in content/pages, but this one is in a temporary folder.
    pathname: pathname.replace(/^.*(?=\/garden)/, '/x'),
    locale,
    file: path.relative(process.cwd(), file),
    frontMatter,
    headings,
    ads: false,
  }));
  const findPage = (pathname: string, locale: Locale) =>
    pages.find((page) => page.pathname === pathname && page.locale === locale);
  return { navigation, pages, findPage, planned: new Set() };
}

describe('createGuideData', () => {
  it('finds the group and the neighbors of a page in the navigation', async () => {
    const data = await createGuideData(createGardenSite(), '/x/garden/sowing', 'en');
    expect(data.page.frontMatter.title).toBe('Sowing');
    expect(data.trail.map(deriveTitle)).toEqual(['Garden']);
    expect(data.previous).toEqual({ title: 'Overview', href: '/x/garden/' });
    expect(data.next).toEqual({ title: 'Harvesting', href: '/x/garden/harvest/' });
    // This site's repository isn't configured.
    expect(data.editHref).toBeUndefined();
  });

  it('links within the language of the page', async () => {
    const data = await createGuideData(createGardenSite(), '/x/garden/sowing', 'zh');
    expect(data.page.frontMatter.title).toBe('播种');
    expect(data.previous?.href).toBe('/zh/x/garden/');
    expect(data.next?.href).toBe('/zh/x/garden/harvest/');
    expect(data.alternates).toEqual([
      { locale: 'en', href: '/x/garden/sowing/', isTranslated: true },
      { locale: 'zh', href: '/zh/x/garden/sowing/', isTranslated: true },
    ]);
  });

  it('shows the English text if there is no translation', async () => {
    const data = await createGuideData(createGardenSite(), '/x/garden/harvest', 'zh');
    expect(data.locale).toBe('zh');
    expect(data.page.locale).toBe('en');
    expect(data.alternates.map(({ isTranslated }) => isTranslated)).toEqual([true, false]);
  });

  it('throws for a page that does not exist', async () => {
    await expect(createGuideData(createGardenSite(), '/x/nowhere', 'en')).rejects.toThrow(
      'No page at /x/nowhere.',
    );
  });
});
