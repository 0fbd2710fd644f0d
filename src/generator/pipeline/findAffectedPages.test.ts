import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { PageFacts } from './buildState.ts';
import { findAffectedPages } from './findAffectedPages.ts';

const page = (pathname: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  pathname,
  frontMatter: { title: pathname, description: 'All.', components: undefined },
  headings: [{ id: 'a', text: 'A', depth: 2 }],
  figures: ['Scales'],
  lastUpdated: '2025-01-01',
  hasDemos: true,
  examples: [],
  ...facts,
});
const BEFORE = { 'a.mdx': page('/x/a'), 'a.zh.mdx': page('/x/a'), 'b.mdx': page('/x/b') };
const NAVIGATION: NavigationEntry[] = [
  { pathname: '/x/introduction-group', children: [{ pathname: '/x/a' }] },
  { pathname: '/x/charts-group', children: [{ pathname: '/x/react-charts' }] },
  {
    pathname: '/x/tree-group',
    children: [{ pathname: '/x/react-tree-view' }, { pathname: '/x/react-tree-view/b' }],
  },
];
const find = (
  changes: Record<string, PageFacts>,
  files = ['a.mdx'],
  navigation: NavigationEntry[] = NAVIGATION,
) =>
  findAffectedPages(
    { pages: BEFORE, navigation: NAVIGATION },
    { pages: { ...BEFORE, ...changes }, navigation },
    files,
  );
/** Adds a page to the end of a group. */
const extend = (group: number, entry: NavigationEntry): NavigationEntry[] =>
  NAVIGATION.map((other, index) =>
    index === group ? { ...other, children: [...(other.children ?? []), entry] } : other,
  );
const edit = (...edited: string[]) => ({
  edited,
  pathnames: edited,
  roots: [],
  hasOtherSections: false,
  hasNewPages: false,
  tabRoots: [],
});
const frontMatter = { title: '/x/a', description: 'All.' };

describe('findAffectedPages', () => {
  it('finds the pages of edited files', () => {
    expect(find({}, ['b.mdx', 'a.mdx', 'a.zh.mdx'])).toEqual(edit('/x/a', '/x/b'));
  });

  it('finds pages that show another date', () => {
    expect(find({ 'b.mdx': page('/x/b', { lastUpdated: '2025-02-02' }) }, [])?.pathnames).toEqual([
      '/x/b',
    ]);
  });

  it.each([
    ['a title', page('/x/a', { frontMatter: { ...frontMatter, title: 'Other' } })],
    ['a component', page('/x/a', { frontMatter: { ...frontMatter, components: ['DataGrid'] } })],
    ['a figure', page('/x/a', { figures: [] })],
    ['a path', page('/x/c')],
  ])('asks for everything after a change of %s', (_, facts) => {
    expect(find({ 'a.mdx': facts })).toBeUndefined();
  });

  it.each([
    ['a description', { description: 'Some.' }],
    ['questions', { questions: [{ text: 'Why?', anchor: 'a' }] }],
    ['searches', { searches: ['why'] }],
    ['keywords', { keywords: ['why'] }],
  ])('needs only the page itself after a change of %s', (_, change) => {
    const facts = page('/x/a', { frontMatter: { ...frontMatter, ...change } });
    expect(find({ 'a.mdx': facts })).toEqual(edit('/x/a'));
  });

  it('reports other sections, which other pages may link to', () => {
    expect(find({ 'a.mdx': page('/x/a', { headings: [] }) })).toEqual({
      ...edit('/x/a'),
      hasOtherSections: true,
    });
  });

  describe('a new page', () => {
    const text = (pathname: string) => page(pathname, { figures: [], hasDemos: false });

    it('is shown by its product, by the pages before and after it, and by the reference', () => {
      const pathname = '/x/react-charts/new';
      expect(find({ 'new.mdx': text(pathname) }, ['new.mdx'], extend(1, { pathname }))).toEqual({
        edited: [pathname],
        pathnames: ['/x/react-charts', pathname, '/x/react-tree-view'],
        roots: ['/x/api/charts'],
        hasOtherSections: true,
        hasNewPages: true,
        tabRoots: [],
      });
    });

    it('is shown by all pages if it is not about a product', () => {
      const pathname = '/x/new';
      const found = find({ 'new.mdx': text(pathname) }, ['new.mdx'], extend(0, { pathname }));
      expect(found?.pathnames).toEqual(['/x/a', pathname, '/x/react-charts']);
      expect(found?.roots).toEqual(['/x']);
    });

    it('can be a translation', () => {
      const pathname = '/x/react-tree-view/b';
      const found = find({ 'b.zh.mdx': text(pathname) }, ['b.zh.mdx']);
      expect(found?.edited).toEqual([pathname]);
      expect(found?.pathnames).toEqual(['/x/react-tree-view', pathname]);
    });

    it.each([
      ['it has demos', page('/x/new', { figures: [] }), { pathname: '/x/new' }],
      ['it has figures', page('/x/new', { hasDemos: false }), { pathname: '/x/new' }],
      ['it is not in the navigation', text('/x/other'), undefined],
      ['another entry is new', text('/x/new'), { pathname: '/x/other' }],
    ])('needs a whole build if %s', (_, facts, entry) => {
      const navigation = entry && extend(1, entry);
      expect(find({ 'new.mdx': facts }, ['new.mdx'], navigation)).toBeUndefined();
    });
  });

  it('asks for everything after a page is deleted', () => {
    const after = { pages: { 'a.mdx': page('/x/a') }, navigation: NAVIGATION };
    const before = { pages: BEFORE, navigation: NAVIGATION };
    expect(findAffectedPages(before, after, ['a.mdx'])).toBeUndefined();
  });

  it('asks for everything after an entry of the navigation changed', () => {
    const [first, ...rest] = NAVIGATION;
    expect(find({}, [], [...rest, ...(first ? [first] : [])])).toBeUndefined();
  });

  it('takes a value that JSON leaves out for a missing one', () => {
    const facts = page('/x/b', { frontMatter: { ...frontMatter, title: '/x/b' } });
    expect(find({ 'b.mdx': facts })).toEqual(edit('/x/a'));
  });
});
