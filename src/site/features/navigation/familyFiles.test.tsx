import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { findTrail, listLeaves } from '#model/navigation/readingOrder.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { DrawerTree } from './DrawerTree.tsx';
import { listDrawerEntries, listFamilyFiles } from './familyFiles.tsx';

const createDocs = (locale: Locale) =>
  createDocsConfig({
    config: siteConfig,
    locale,
    dictionaries: strings,
    pageNames: strings[locale].pages ?? {},
  });
const docs = createDocs('en');

/** Counts the links in each top-level group of the drawer, and adds `short` if the rest is in a file. */
function countLinks(pathname: string): Record<string, string> {
  const trail = new Set(findTrail(navigation, pathname).map((entry) => entry.pathname));
  return Object.fromEntries(
    listDrawerEntries(docs, navigation, trail).map((entry) => {
      const links = entry.children ? listLeaves(entry.children).length : 1;
      return [entry.title ?? '', entry.contentUrl ? `${links} short` : `${links}`];
    }),
  );
}

function render(pathname: string, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <DocsConfigProvider value={createDocs(locale)}>
      <DrawerTree
        navigation={navigation}
        active={pathname}
        trail={findTrail(navigation, pathname)}
      />
    </DocsConfigProvider>,
  );
}

const countIn = (title: string) =>
  listLeaves(navigation.filter((entry) => entry.title === title)).length;
const SHORT = {
  'Data Grid': '3 short',
  'Date and Time Pickers': '3 short',
  Charts: '3 short',
  'Tree View': '3 short',
};
const WHOLE = {
  "What's new in MUI X": '1',
  Introduction: `${countIn('Introduction')}`,
  'Common concepts': `${countIn('Common concepts')}`,
  Migration: `${countIn('Migration')}`,
  Tools: `${countIn('Tools')}`,
};

describe('listDrawerEntries', () => {
  it.each([
    ['/x/react-charts/axis', 'Charts'],
    ['/x/api/data-grid/data-grid-premium', 'Data Grid'],
  ])('has all pages of the product of %s', (pathname, title) => {
    expect(countIn(title)).toBeGreaterThan(90);
    expect(countLinks(pathname)).toEqual({ ...WHOLE, ...SHORT, [title]: `${countIn(title)}` });
  });

  it.each(['/x', '/x/introduction/mcp', '/x/migration/migration-charts-v7', '/404'])(
    'has a few pages of every product on %s',
    (pathname) => expect(countLinks(pathname)).toEqual({ ...WHOLE, ...SHORT }),
  );
});

describe('DrawerTree', () => {
  it('links a few pages of another product under the title of their group', () => {
    const [, group = ''] =
      /(<details[^>]+data-group="\/x\/react-tree-view-group".+?<\/details>)/.exec(
        render('/x/introduction'),
      ) ?? [];
    expect(group).toMatch(
      /^<details[^>]+data-content="\/x\/navigation\/x-tree-view\.en\.\w+\.json"/,
    );
    const links = [...group.matchAll(/<a href="([^"]+)"><span>(.*?)<\/span>/g)];
    expect(links.map(([, href, title]) => [href, title])).toEqual([
      ['/x/react-tree-view/', 'Overview'],
      ['/x/react-tree-view/quickstart/', 'Quickstart'],
      ['/x/api/tree-view/', 'API reference'],
    ]);
  });

  it('marks the current page once, even if it is in a shortened group', () => {
    const html = render('/x/react-tree-view/quickstart');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('links to translated pages and to the file of the language in Chinese', () => {
    const html = render('/x/introduction', 'zh');
    expect(html).toContain('href="/zh/x/react-tree-view/quickstart/"');
    expect(html).toMatch(/data-content="\/x\/navigation\/x-tree-view\.zh\.\w+\.json"/);
  });
});

describe('listFamilyFiles', () => {
  it('has a file for every product, and pages reference exactly those', () => {
    const names = listFamilyFiles(docs, navigation).map(({ name }) => `/x/navigation/${name}.json`);
    expect(names).toHaveLength(siteConfig.products.length);
    const html = render('/x/introduction');
    expect([...html.matchAll(/data-content="([^"]+)"/g)].map(([, url]) => url)).toEqual(names);
  });

  it('has the same list as a page of the product', () => {
    const [{ content } = { content: { html: '' } }] = listFamilyFiles(docs, navigation);
    const onPage = render('/x/react-data-grid/sorting');
    const withoutMarks = (html: string) =>
      html.replaceAll(/ (?:aria-current="page"|open=""|data-place="")/g, '');
    expect(withoutMarks(onPage)).toContain(content.html);
  });

  it('includes the marks for plans, new pages, and planned pages', () => {
    const html = listFamilyFiles(docs, navigation)
      .map(({ content }) => content.html)
      .join('');
    for (const mark of ['>Pro</span>', '>Premium</span>', '>New</span>', '>Planned</span>'])
      expect(html).toContain(mark);
  });

  it('changes the name with the language', () => {
    const [english] = listFamilyFiles(docs, navigation);
    const [chinese] = listFamilyFiles(createDocs('zh'), navigation);
    expect(english?.name).toMatch(/^x-data-grid\.en\.\w+$/);
    expect(chinese?.name).toMatch(/^x-data-grid\.zh\.\w+$/);
    expect(chinese?.content.html).toContain('href="/zh/x/react-data-grid/');
  });
});
