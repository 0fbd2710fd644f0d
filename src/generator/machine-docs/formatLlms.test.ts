import { describe, expect, it } from 'vitest';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore, StorePage } from '#model/machine-docs/DocsStore.ts';
import { listLlmsFiles } from './formatLlms.ts';

const createPage = (path: string, rest: Partial<StorePage> = {}): StorePage => ({
  path,
  locale: 'en',
  kind: 'guide',
  title: `Title of ${path}`,
  description: `About ${path}.`,
  version: '8.13.1',
  hash: 'abc',
  headings: [],
  head: '---\n---\n',
  body: [`Text of ${path}\n`],
  ...rest,
});

const CHARTS = { productId: 'x-charts' } as const;
const store: DocsStore = {
  format: STORE_FORMAT,
  stamp: '8.13.1+abc',
  version: '8.13.1',
  siteUrl: 'https://docs.test',
  products: [
    {
      id: 'x-charts',
      name: 'Charts',
      version: '8.13.1',
      root: '/x/react-charts',
      apiRoot: '/x/api/charts',
      packages: [],
    },
    {
      id: 'x-tree-view',
      name: 'Tree View',
      version: '8.13.1',
      root: '/x/react-tree-view',
      apiRoot: '/x/api/tree-view',
      packages: [],
    },
  ],
  pages: [
    createPage('/x/', { kind: 'landing' }),
    createPage('/x/introduction/'),
    createPage('/zh/x/introduction/', { locale: 'zh' }),
    createPage('/x/fixtures/demos/'),
    createPage('/x/react-charts/bars/', { ...CHARTS, body: ['x'.repeat(20_000)] }),
    createPage('/x/react-charts/bars/components-api/', { ...CHARTS, kind: 'tab' }),
    createPage('/x/api/charts/bar-chart/', { ...CHARTS, kind: 'reference' }),
  ],
  demos: [],
  entries: [],
  types: {},
  upgrades: [],
};

describe('listLlmsFiles', () => {
  const files = new Map(listLlmsFiles(store).map(({ path, text }) => [path, text]));

  it('creates one list for the site in each language, and two files for each product with pages', () => {
    expect([...files.keys()]).toEqual([
      '/x/llms.txt',
      '/zh/x/llms.txt',
      '/x/react-charts/llms.txt',
      '/x/react-charts/llms-full.txt',
    ]);
  });

  it('links to the Markdown of pages, and lists the other files with their size', () => {
    const text = files.get('/x/llms.txt') ?? '';
    expect(text).toMatch(/^# MUI X 8\.13\.1\n\n> .*8\.13\.1\+abc/);
    expect(text).toContain(
      '- [Title of /x/introduction/](https://docs.test/x/introduction.md): About /x/introduction/.',
    );
    expect(text).toContain('/x/react-charts/llms-full.txt): 21 kB, about 5,000 tokens');
    expect(text).not.toMatch(/fixtures|components-api|zh\/x/);
    expect(files.get('/zh/x/llms.txt')).toContain('https://docs.test/zh/x/introduction.md');
  });

  it('lists the guides and the reference of a product, and puts their full text in another file', () => {
    const list = files.get('/x/react-charts/llms.txt') ?? '';
    expect(list.indexOf('bars.md')).toBeLessThan(list.indexOf('api/charts/bar-chart.md'));
    expect(list).not.toContain('components-api');
    const full = files.get('/x/react-charts/llms-full.txt') ?? '';
    expect(full).toContain('x'.repeat(20_000));
    expect(full).toContain('Text of /x/api/charts/bar-chart/');
    expect(full).not.toContain('Text of /x/introduction/');
  });
});
