import { SEARCH_FILE_VERSION } from './SearchFile.ts';
import type { FilePage, SearchFile } from './SearchFile.ts';

const guide = (path: string, title: string, rest: Partial<FilePage> = {}): FilePage => ({
  path: `/x/${path}`,
  title,
  kind: 'guide',
  text: '',
  ...rest,
});

/** A small site for tests. */
export const exampleFiles: SearchFile[] = [
  {
    version: SEARCH_FILE_VERSION,
    locale: 'en',
    part: 'x-data-grid',
    synonyms: { freeze: ['pinning'], 'infinite scroll': ['lazy loading'] },
    pages: [
      guide('react-data-grid/column-pinning', 'Column pinning', {
        plan: 'pro',
        keywords: 'sticky columns',
        text: 'Keep columns visible while the others scroll.',
        sections: [
          {
            heading: 'Pin columns at the start',
            text: 'Set pinnedColumns in the initial state.',
            code: 'DataGridPro pinnedColumns',
            demos: [['BasicColumnPinning', 'DataGridPro initialState pinnedColumns']],
          },
          { heading: 'Block a column from being pinned', text: 'Set pinnable to false.' },
        ],
      }),
      guide('react-data-grid/export', 'Data Grid export', {
        short: 'Export',
        text: 'Save rows as CSV or print them.',
        searches: ['download spreadsheet button', 'ag grid exportDataAsCsv'],
      }),
      guide('react-data-grid/server-side-data/lazy-loading', 'Lazy loading', {
        text: 'Fetch rows as users scroll <b>down</b>.',
      }),
      {
        path: '/x/api/data-grid/data-grid',
        title: 'DataGrid',
        kind: 'component',
        text: '',
        uses: 9,
      },
      {
        path: '/x/api/data-grid/data-grid-pro',
        title: 'DataGridPro',
        kind: 'component',
        plan: 'pro',
        text: '',
        uses: 4,
      },
      {
        path: '/x/api/data-grid/grid-row',
        title: 'GridRow',
        kind: 'component',
        minor: true,
        text: '',
      },
    ],
    members: [
      { name: 'rowHeight', kind: 'prop', text: 'Height of rows in pixels.', of: [3, 4] },
      { name: 'rowHeight', kind: 'prop', text: 'Height of this row.', of: [5] },
      { name: 'export', kind: 'slot', text: 'The button that exports.', of: [3] },
      { name: 'MuiDataGrid-columnHeader', kind: 'class', text: 'A column header.', of: [3, 4] },
    ],
  },
  {
    version: SEARCH_FILE_VERSION,
    locale: 'en',
    part: 'x-tree-view',
    pages: [
      guide('react-tree-view/rich-tree-view/selection', 'Rich Tree View selection', {
        text: 'Select items one by one or with checkboxes.',
      }),
      guide('react-tree-view/rich-tree-view/lazy-loading', 'Rich Tree View lazy loading', {
        text: 'Load children when an item is opened.',
      }),
    ],
    members: [],
  },
  {
    version: SEARCH_FILE_VERSION,
    locale: 'en',
    part: 'general',
    translations: { 固定列: 'column pinning' },
    errors: [
      {
        path: '/x/react-data-grid/column-pinning',
        anchor: 'block-a-column-from-being-pinned',
        messages: ['The column … cannot be moved because its `pinnable` property is false.'],
      },
      {
        path: '/x/introduction/licensing',
        messages: ['The license key is missing. You might not be allowed to use `…`.'],
      },
    ],
    pages: [
      guide('introduction/licensing', 'Licensing', {
        text: 'A license key removes the watermark.',
      }),
      {
        path: '/x/migration/migration-data-grid-v7',
        title: 'Migrate the Data Grid from v7 to v8',
        kind: 'migration',
        text: 'Columns that are pinned have another class. Export has moved.',
      },
    ],
    members: [],
  },
];
