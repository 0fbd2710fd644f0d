import { describe, expect, it } from 'vitest';
import type { PageFacts } from './buildState.ts';
import { findAffectedPages } from './findAffectedPages.ts';

const page = (pathname: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  pathname,
  frontMatter: { title: pathname, description: 'All.', components: undefined },
  headings: [{ id: 'a', text: 'A', depth: 2 }],
  figures: ['Scales'],
  lastUpdated: '2025-01-01',
  ...facts,
});
const BEFORE = { 'a.mdx': page('/x/a'), 'a.zh.mdx': page('/x/a'), 'b.mdx': page('/x/b') };
const find = (changes: Record<string, PageFacts>, files = ['a.mdx']) =>
  findAffectedPages(BEFORE, { ...BEFORE, ...changes }, files);
const frontMatter = { title: '/x/a', description: 'All.' };

describe('findAffectedPages', () => {
  it('finds the pages of edited files', () => {
    expect(find({}, ['b.mdx', 'a.mdx', 'a.zh.mdx'])).toEqual({
      pathnames: ['/x/a', '/x/b'],
      hasOtherSections: false,
    });
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
    expect(find({ 'a.mdx': facts })).toEqual({ pathnames: ['/x/a'], hasOtherSections: false });
  });

  it('reports other sections, which other pages may link to', () => {
    expect(find({ 'a.mdx': page('/x/a', { headings: [] }) })).toEqual({
      pathnames: ['/x/a'],
      hasOtherSections: true,
    });
  });

  it('asks for everything after a page is added or deleted', () => {
    expect(find({ 'c.mdx': page('/x/c') })).toBeUndefined();
    expect(findAffectedPages(BEFORE, { 'a.mdx': page('/x/a') }, ['a.mdx'])).toBeUndefined();
  });

  it('takes a value that JSON leaves out for a missing one', () => {
    const after = {
      ...BEFORE,
      'b.mdx': page('/x/b', { frontMatter: { ...frontMatter, title: '/x/b' } }),
    };
    expect(findAffectedPages(BEFORE, after, ['a.mdx'])?.pathnames).toEqual(['/x/a']);
  });
});
