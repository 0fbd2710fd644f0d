import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiComponent, ApiInterface, ApiMember } from '#model/reference/ApiReference.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore, StorePage } from '#model/machine-docs/DocsStore.ts';
import { getSearchFileUrl, SEARCH_FILE_VERSION, SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

const SITE = 'https://docs.test';
const VERSION = '8.13.1';

function createPage(page: Partial<StorePage> & Pick<StorePage, 'path' | 'title'>): StorePage {
  const { path: place, title } = page;
  return {
    locale: 'en',
    kind: 'guide',
    description: `About ${title}.`,
    version: VERSION,
    hash: `hash-of-${title.replaceAll(' ', '-')}`,
    headings: [],
    head: `---\ntitle: ${title}\nurl: ${SITE}${place}\nversion: ${VERSION}\nhash: hash-of-${title.replaceAll(' ', '-')}\n---\n`,
    body: [`# ${title}\n\nAbout ${title}.\n\n`],
    ...page,
  };
}

const LONG = Array.from({ length: 400 }, (_, row) => `Row ${row} of the long section.`).join('\n');

const PAGES: StorePage[] = [
  createPage({ path: '/x/', title: 'Start', kind: 'landing' }),
  createPage({
    path: '/x/introduction/mcp/',
    title: 'AI support',
    headings: [
      { id: 'set-up', text: 'Set up', depth: 2 },
      { id: 'http', text: 'HTTP', depth: 3 },
      { id: 'trouble', text: 'Trouble', depth: 2 },
    ],
    body: [
      '# AI support\n\n## Set up\n\nInstall it.\n\n```bash\n## no heading\n```\n\n### HTTP\n\nBy URL.\n\n## Trouble\n\nRestart.\n',
    ],
  }),
  createPage({ path: '/zh/x/introduction/mcp/', title: '人工智能', locale: 'zh' }),
  createPage({
    path: '/x/react-data-grid/sorting/',
    title: 'Sorting rows',
    productId: 'x-data-grid',
    headings: [{ id: 'long', text: 'Long', depth: 2 }],
    body: [
      '# Sorting rows\n\nClick a header.\n\n',
      { demo: 'pages/react-data-grid/sorting/BasicSorting', indent: '' },
      `\n\n## Long\n\n${LONG}\n`,
    ],
  }),
  createPage({
    path: '/x/api/data-grid/grid-col-def/',
    title: 'GridColDef API',
    kind: 'reference',
    productId: 'x-data-grid',
  }),
  createPage({
    path: '/x/api/data-grid/data-grid/',
    title: 'DataGrid API',
    kind: 'reference',
    productId: 'x-data-grid',
  }),
];

function createMember(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { text: 'string' }, description: '', plan: 'community', ...rest };
}

const IMPORT = {
  package: '@mui/x-data-grid',
  plan: 'community',
  from: '@mui/x-data-grid',
} as const;

const COLUMN: ApiInterface = {
  kind: 'interface',
  name: 'GridColDef',
  exportName: 'GridColDef',
  plan: 'community',
  description: 'Defines a column.',
  imports: [{ ...IMPORT, text: "import type { GridColDef } from '@mui/x-data-grid';" }],
  members: [
    createMember('field', { required: true, description: 'Names the column. It is unique.' }),
    createMember('align', { type: { text: 'GridAlignment', names: ['GridAlignment'] } }),
    createMember('aggregable', {
      type: { text: 'boolean' },
      plan: 'premium',
      since: '8.4',
      default: 'true',
    }),
  ],
};

const GRID: ApiComponent = {
  kind: 'component',
  name: 'DataGrid',
  exportName: 'DataGrid',
  plan: 'community',
  description: '',
  imports: [{ ...IMPORT, text: "import { DataGrid } from '@mui/x-data-grid';" }],
  source: { package: '@mui/x-data-grid', version: VERSION, file: 'DataGrid.tsx' },
  props: [createMember('rowHeight', { type: { text: 'number' }, default: '52' })],
  slots: [{ name: 'toolbar', description: 'Above the rows.', plan: 'community', since: '8.5' }],
  classes: [{ key: 'root', className: 'MuiDataGrid-root', description: 'The root.' }],
  cssVariables: [{ name: '--DataGrid-rowWidth' }],
};

/** Small docs: a few pages, two entries, one demo. */
export const TEST_STORE: DocsStore = {
  format: STORE_FORMAT,
  stamp: `${VERSION}+test`,
  version: VERSION,
  siteUrl: SITE,
  products: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      version: VERSION,
      root: '/x/react-data-grid',
      apiRoot: '/x/api/data-grid',
      packages: [{ name: '@mui/x-data-grid', version: VERSION, plan: 'community' }],
    },
  ],
  pages: PAGES,
  demos: [
    {
      id: 'pages/react-data-grid/sorting/BasicSorting',
      pathname: '/x/react-data-grid/sorting',
      name: 'BasicSorting',
      stylings: [
        {
          styling: 'system',
          files: [
            { name: 'BasicSorting.tsx', source: "import { rows } from './rows';\n" },
            { name: 'rows.ts', source: 'export const rows = [];\n' },
          ],
        },
      ],
      dependencies: { '@mui/x-data-grid': VERSION },
    },
  ],
  entries: [
    { path: '/x/api/data-grid/grid-col-def/', productId: 'x-data-grid', entry: COLUMN },
    { path: '/x/api/data-grid/data-grid/', productId: 'x-data-grid', entry: GRID },
  ],
  types: {
    'x-data-grid': {
      GridAlignment: {
        name: 'GridAlignment',
        kind: 'alias',
        text: "type GridAlignment = 'left' | 'right'",
        plan: 'community',
      },
    },
  },
  upgrades: [
    {
      productId: 'x-data-grid',
      name: 'Data Grid',
      releases: ['7.0', '7.29', '8.0', '8.4', '8.13'],
      changes: {
        GridToolbarV7: [{ kind: 'removed', version: '8.0' }],
        'DataGrid prop rowBuffer': [{ kind: 'removed', version: '8.0' }],
        'DataGrid prop rowHeight': [{ kind: 'changed', version: '8.4', default: ['50', '52'] }],
        'GridColDef member aggregable': [{ kind: 'added', version: '8.4' }],
      },
      pages: { DataGrid: '/x/api/data-grid/data-grid/' },
      guides: [
        {
          major: 8,
          path: '/x/migration/migration-data-grid-v7/',
          title: 'Upgrade to v8',
          sections: { rowBuffer: 'buffers' },
          replacements: { rowBuffer: 'rowBufferPx' },
          codemods: [
            { command: 'npx @mui/x-codemod@8 rename-buffer src', parts: ['prop rowBuffer'] },
          ],
        },
      ],
    },
  ],
};

const LOCALES: readonly Locale[] = ['en', 'zh'];

/** Writes the test docs like a build does. */
export async function writeTestDocs(directory: string): Promise<void> {
  await write(directory, '/x/docs-store.json', TEST_STORE);
  for (const locale of LOCALES) {
    for (const part of SEARCH_PARTS) {
      const file: SearchFile = {
        version: SEARCH_FILE_VERSION,
        locale,
        part,
        stamp: TEST_STORE.stamp,
        pages: PAGES.filter(
          (page) =>
            page.locale === 'en' && page.kind === 'guide' && (page.productId ?? 'general') === part,
        ).map(({ path: place, title, description, headings, hash }) => ({
          path: place.slice(0, -1),
          title,
          hash,
          kind: 'guide',
          text: description,
          sections: headings.map(({ text }) => ({ heading: text, text: `All on ${text}.` })),
        })),
        members: [],
      };
      await write(directory, getSearchFileUrl(locale, part), file);
    }
  }
}

async function write(directory: string, name: string, value: unknown): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}
