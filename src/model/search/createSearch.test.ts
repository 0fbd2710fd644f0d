import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch.ts';
import { exampleFiles } from './exampleFiles.ts';
import { SEARCH_FILE_VERSION } from './SearchFile.ts';
import type { FilePage } from './SearchFile.ts';
import type { SearchOptions } from './SearchOptions.ts';

const engine = createSearch(exampleFiles);
const first = (query: string) => engine.search(query)[0];
const paths = (query: string) => engine.search(query).map(({ pathname }) => pathname);

describe('createSearch', () => {
  it.each([
    ['words of the title', 'column pinning', '/x/react-data-grid/column-pinning'],
    ['another form of the words', 'pinned columns', '/x/react-data-grid/column-pinning'],
    ['a synonym', 'freeze columns', '/x/react-data-grid/column-pinning'],
    [
      'a synonym of two words',
      'infinite scroll grid',
      '/x/react-data-grid/server-side-data/lazy-loading',
    ],
    ['a question', 'how do I keep a column visible?', '/x/react-data-grid/column-pinning'],
    ['swapped letters', 'colmun pinnign', '/x/react-data-grid/column-pinning'],
    ['a misspelt identifier', 'DtaGridPor', '/x/api/data-grid/data-grid-pro'],
    ['a missing letter', 'licesing', '/x/introduction/licensing'],
    [
      'words that were run together',
      'treeview selection',
      '/x/react-tree-view/rich-tree-view/selection',
    ],
    ['the beginning of a word', 'licen', '/x/introduction/licensing'],
    ['the name in the navigation', 'export', '/x/react-data-grid/export'],
    [
      'a product as a preference',
      'tree lazy loading',
      '/x/react-tree-view/rich-tree-view/lazy-loading',
    ],
    ['what readers type', 'button for a spreadsheet', '/x/react-data-grid/export'],
    ['an upgrade', 'upgrade data grid to v8', '/x/migration/migration-data-grid-v7'],
    ['Chinese words for a page in English', '固定列', '/x/react-data-grid/column-pinning'],
  ])('finds %s', (_, query, pathname) => {
    expect(first(query)?.pathname).toBe(pathname);
  });

  it.each([
    ['rowHeight', '/x/api/data-grid/data-grid', 'data-grid-prop-rowHeight', 'Prop'],
    ['rowheight', '/x/api/data-grid/data-grid', 'data-grid-prop-rowHeight', 'Prop'],
    ['DataGridPro', '/x/api/data-grid/data-grid-pro', '', 'API'],
    ['<DataGrid />', '/x/api/data-grid/data-grid', '', 'API'],
    [
      '.MuiDataGrid-columnHeader',
      '/x/api/data-grid/data-grid',
      'data-grid-classes-MuiDataGrid-columnHeader',
      'API',
    ],
  ])('puts the exact name %s first', (query, pathname, anchor, label) => {
    expect(first(query)).toMatchObject({ pathname, anchor, label });
  });

  it('takes the component that the query names among those that share a prop', () => {
    expect(first('DataGridPro rowHeight')?.pathname).toBe('/x/api/data-grid/data-grid-pro');
  });

  it("finds the section with the answer, and lists the page's other matches below it", () => {
    const [group] = engine.searchPages('block a column from being pinned').groups;
    expect(group).toMatchObject({ anchor: 'block-a-column-from-being-pinned', plan: 'pro' });
    expect(group?.sections.map(({ heading }) => heading)).toContain('Pin columns at the start');
  });

  it.each([
    [
      'MUI X: The column "name" cannot be moved because its `pinnable` property is false.',
      '/x/react-data-grid/column-pinning',
      'block-a-column-from-being-pinned',
    ],
    [
      'The license key is missing. You might not be allowed to use `@mui/x-charts-pro`',
      '/x/introduction/licensing',
      '',
    ],
  ])('leads from the message "%s" to what explains it', (query, pathname, anchor) => {
    expect(first(query)).toMatchObject({ pathname, anchor, label: 'Guide' });
  });

  it('ignores a message whose page is in a file that is still missing', () => {
    const part = createSearch(exampleFiles.slice(-1));
    const found = part.search('cannot be moved because its pinnable property is false');
    expect(found.map(({ part: product }) => product)).not.toContain('x-data-grid');
  });

  it('prefers the product that the reader is in', () => {
    const found = (present: 'x-data-grid' | 'x-tree-view') =>
      engine.search('lazy loading', { present })[0]?.part;
    expect(found('x-data-grid')).toBe('x-data-grid');
    expect(found('x-tree-view')).toBe('x-tree-view');
  });

  describe('with what is known about the reader', () => {
    const page = (name: string, plan?: 'pro' | 'premium'): FilePage => ({
      path: `/x/react-data-grid/${name}`,
      title: `Row ${name}`,
      kind: 'guide',
      text: 'Choose what happens when rows are dragged.',
      ...(plan ? { plan } : {}),
    });
    const two = createSearch([
      {
        version: SEARCH_FILE_VERSION,
        locale: 'en',
        part: 'x-data-grid',
        pages: [page('alpha', 'premium'), page('gamma')],
        members: [],
      },
    ]);
    const find = (query: string, options?: SearchOptions) =>
      two.search(query, options).map(({ title }) => title);

    it('puts pages of a higher plan after equally good ones', () => {
      expect(find('dragged rows')).toEqual(['Row alpha', 'Row gamma']);
      expect(find('dragged rows', { plan: 'pro' })).toEqual(['Row gamma', 'Row alpha']);
      expect(find('dragged rows', { plan: 'premium' })).toEqual(['Row alpha', 'Row gamma']);
    });

    it('puts pages that were opened after equally good ones', () => {
      const opened = ['/x/react-data-grid/alpha'];
      expect(find('dragged rows', { opened })).toEqual(['Row gamma', 'Row alpha']);
    });

    it('puts neither after a page that matches less', () => {
      const reader = { plan: 'community', opened: ['/x/react-data-grid/alpha'] } as const;
      expect(find('row alpha', reader)[0]).toBe('Row alpha');
    });
  });

  it('keeps to the product, the kind and the number asked for', () => {
    expect(engine.search('columns', { limit: 1 })).toHaveLength(1);
    expect(
      engine.search('lazy', { product: 'x-tree-view' }).every((hit) => hit.part === 'x-tree-view'),
    ).toBe(true);
    const demos = engine.search('column pinning', { kind: 'Demo' });
    expect(demos.map(({ heading, label }) => [heading, label])).toEqual([
      ['BasicColumnPinning', 'Demo'],
    ]);
  });

  it('says which words it corrected', () => {
    expect(engine.searchPages('colmun').corrections).toEqual({ colmun: 'column' });
  });

  it('offers near misses when nothing is found', () => {
    const { groups, nearMisses } = engine.searchPages('daztagrzidpzro');
    expect(groups).toEqual([]);
    expect(nearMisses[0]?.title).toBe('DataGridPro');
  });

  it('returns texts unchanged, including markup', () => {
    const [hit] = engine.search('fetch rows as people scroll');
    expect(hit?.excerpt).toContain('<b>down</b>');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['ten thousand words', 'pin '.repeat(2_500)],
    ['punctuation', '!?#…—()[]{}'],
    ['a regular expression', '^(a+)+$|.*[\\w'],
    ['right-to-left text', 'تثبيت الأعمدة'],
    ['emoji', '🎉👩‍👩‍👧'],
    ['a prototype', '__proto__ constructor toString'],
    ['a lone surrogate', '\ud83d'],
  ])('bears %s', (_, query) => {
    const start = performance.now();
    expect(() => engine.searchPages(query)).not.toThrow();
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('finds nothing for a query without words', () => {
    expect(paths('!!! ...')).toEqual([]);
  });

  it('finds what was added later, also when it was added in steps', async () => {
    const growing = createSearch(exampleFiles.slice(0, 1));
    expect(growing.search('licensing')).toEqual([]);
    let pauses = 0;
    for (const file of exampleFiles.slice(1)) {
      await growing.addSlowly(file, async () => void (pauses += 1));
    }
    expect(growing.search('licensing')[0]?.pathname).toBe('/x/introduction/licensing');
    expect(growing.size).toBe(engine.size);
    expect(pauses).toBe(0);
  });
});
