import { describe, expect, it } from 'vitest';
import { TEST_STORE } from '../testing/createTestDocs.ts';
import { TRANSPORT_NAMES, useMcpClient } from '../testing/useMcpClient.ts';

describe.each(TRANSPORT_NAMES)('the server over %s', (name) => {
  const { client, call } = useMcpClient(name);

  it('lists the tools that the page documents', async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_docs',
      'read_page',
      'get_api',
      'list_demos',
      'get_demo',
      'list_versions',
      'api_diff',
      'upgrade_file',
    ]);
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('says what it is for', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'x-docs', version: '8.13.1' });
    expect(client.getInstructions()).toContain('search_docs');
  });

  it('searches', async () => {
    const { text } = await call('search_docs', { query: 'sorting rows' });
    expect(text).toContain(
      '1. Sorting rows\n   https://docs.test/x/react-data-grid/sorting/ (8.13.1)',
    );
    expect((await call('search_docs', { query: 'xyzzyplugh' })).text).toContain('Nothing matches');
    const other = await call('search_docs', { query: 'sorting', product: 'x-charts' });
    expect(other.text).toContain('Nothing matches');
  });

  it('links to the English page if there is no translation', async () => {
    const { text } = await call('search_docs', { query: 'sorting rows', locale: 'zh' });
    expect(text).toContain('https://docs.test/x/react-data-grid/sorting/ (8.13.1)');
  });

  it('reads a page and names its demos', async () => {
    const { text, meta } = await call('read_page', { path: '/x/react-data-grid/sorting/' });
    expect(text).toContain('[Demo: BasicSorting, see get_demo]');
    expect(text).toContain('Source: https://docs.test/x/react-data-grid/sorting/ (version 8.13.1)');
    expect(meta).toEqual({
      url: 'https://docs.test/x/react-data-grid/sorting/',
      version: '8.13.1',
      hash: 'hash-of-Sorting-rows',
      stamp: TEST_STORE.stamp,
    });
  });

  it('reads a long page in pieces that leave nothing out', async () => {
    let whole = '';
    let offset: number | undefined = 0;
    let pieces = 0;
    while (offset !== undefined && pieces < 10) {
      const { text } = await call('read_page', { path: '/x/react-data-grid/sorting/', offset });
      offset = Number(/with offset (\d+)/.exec(text)?.[1] ?? Number.NaN) || undefined;
      whole += text;
      pieces += 1;
    }
    expect(pieces).toBeGreaterThan(1);
    for (let row = 0; row < 400; row += 1) expect(whole).toContain(`Row ${row} of the long`);
  });

  it('reads one section, and code in full when asked to', async () => {
    const set = await call('read_page', { path: 'introduction/mcp', section: 'Set up' });
    expect(set.text).toMatch(/^## Set up[^]*By URL\./);
    expect(set.text).not.toContain('Restart.');
    const http = await call('read_page', { path: '/x/introduction/mcp/#http' });
    expect(http.text).toMatch(/^### HTTP\n\nBy URL\./);
    const code = await call('read_page', { path: '/x/react-data-grid/sorting.md', demos: true });
    expect(code.text).toContain('export const rows = [];');
  });

  it('answers in English where a page is not translated', async () => {
    const zh = await call('read_page', { path: '/zh/x/introduction/mcp/' });
    expect(zh.text).toContain('人工智能');
    const en = await call('read_page', { path: '/zh/x/react-data-grid/sorting/' });
    expect(en.text).toContain('Sorting rows');
  });

  it('describes an API briefly, and one prop completely', async () => {
    const { text } = await call('get_api', { name: 'GridColDef' });
    expect(text).toContain("`import type { GridColDef } from '@mui/x-data-grid';`");
    expect(text).toContain('- field: string Names the column.\n');
    expect(text).toContain('- aggregable?: boolean = true [premium]');
    const prop = await call('get_api', { name: 'gridcoldef', prop: 'align' });
    expect(prop.text).toContain("type GridAlignment = 'left' | 'right'");
    expect(prop.text).toContain('/x/api/data-grid/grid-col-def/#grid-col-def-prop-align');
    const type = await call('get_api', { name: 'GridAlignment' });
    expect(type.text).toContain("type GridAlignment = 'left' | 'right'");
  });

  it('says in which version something was added', async () => {
    const { text } = await call('get_api', { name: 'GridColDef' });
    expect(text).toContain('- aggregable?: boolean = true [premium] [since 8.4]');
    const prop = await call('get_api', { name: 'GridColDef', prop: 'aggregable' });
    expect(prop.text).toContain('(since 8.4)');
    const component = await call('get_api', { name: 'DataGrid' });
    expect(component.text).toContain('Slots: toolbar (since 8.5)');
  });

  it.each([
    ['toolbar', 'DataGrid slot toolbar', 'data-grid-slot-toolbar'],
    ['.MuiDataGrid-root', 'CSS class .MuiDataGrid-root', 'data-grid-classes-MuiDataGrid-root'],
    [
      '--DataGrid-rowWidth',
      'CSS variable --DataGrid-rowWidth',
      'data-grid-variable-DataGrid-rowWidth',
    ],
  ])('knows %s of a component', async (prop, text, anchor) => {
    const answer = await call('get_api', { name: 'DataGrid', prop });
    expect(answer.text).toContain(text);
    expect(answer.text).toContain(`#${anchor} `);
  });

  it('returns demos with their files and packages', async () => {
    const list = await call('list_demos', { path: '/x/react-data-grid/sorting/' });
    expect(list.text).toContain('- BasicSorting (BasicSorting.tsx, rows.ts)');
    const demo = await call('get_demo', {
      path: '/x/react-data-grid/sorting/',
      name: 'BasicSorting',
    });
    expect(demo.text).toContain('```ts title="rows.ts"\nexport const rows = [];\n```');
    expect(demo.text).toContain('Needs: @mui/x-data-grid@8.13.1');
  });

  it('lists the versions', async () => {
    expect((await call('list_versions')).text).toContain('- @mui/x-data-grid@8.13.1');
  });

  it.each([
    [{ name: 'gridToolbarV7' }, 'GridToolbarV7 was removed in 8.0.'],
    [
      { name: 'DataGrid', prop: 'rowbuffer' },
      'DataGrid prop rowBuffer was removed in 8.0. Use rowBufferPx instead. Codemod: `npx @mui/x-codemod@8 rename-buffer src`. Guide: https://docs.test/x/migration/migration-data-grid-v7/#buffers',
    ],
  ])('says what became of %j', async (input, message) => {
    const { text, isError } = await call('get_api', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it.each([
    ['read_page', { path: '/x/react-data-grid/sortng/' }, '/x/react-data-grid/sorting/'],
    ['read_page', { path: 'introduction/mcp', section: 'truble' }, 'trouble'],
    ['get_api', { name: 'GridColDeff' }, 'GridColDef'],
    ['get_api', { name: 'DataGrid', prop: 'rowHeigth' }, 'rowHeight'],
    ['list_demos', { path: 'sorting' }, '/x/react-data-grid/sorting/'],
    ['get_demo', { path: '/x/react-data-grid/sorting/', name: 'SortingBasic' }, 'BasicSorting'],
    [
      'get_demo',
      { path: '/x/react-data-grid/sorting/', name: 'BasicSorting', styling: 'css' },
      'system',
    ],
  ])('answers a wrong name in %s with the right one', async (tool, input, nearest) => {
    const { text, isError } = await call(tool, input);
    expect(isError).toBe(true);
    expect(text).toMatch(new RegExp(`Did you mean (.* or )?${nearest}( or .*)?\\?`));
  });

  it.each([
    ['serch_docs', {}, /no tool "serch_docs"\. Did you mean search_docs\?/],
    ['search_docs', { qurey: 'a', query: 'a' }, /no argument "qurey"; did you mean "query"\?/],
    ['search_docs', { query: 5 }, /query must be string/],
    ['search_docs', { query: 'a', limit: 0 }, /limit must be at least 1/],
    ['search_docs', { query: 'a', limit: 1.5 }, /limit must be a whole number/],
    ['search_docs', { query: 'a', product: 'x' }, /product must be one of x-data-grid/],
    ['search_docs', { query: 'a'.repeat(20_000) }, /query must have at most 300 characters/],
    ['read_page', { path: 'a'.repeat(20_000) }, /path must have at most 200 characters/],
    ['read_page', { path: ['x'] }, /path must be string/],
    ['api_diff', { from: 'latest' }, /from must be a version such as 8\.4\.0/],
    ['api_diff', { from: '8.0', names: [] }, /names must not be empty/],
    ['upgrade_file', { from: '7.0' }, /source must be string/],
    ['list_versions', { all: true }, /no argument "all"; it takes none/],
  ])('refuses %s with wrong arguments', async (tool, input, message) => {
    const refusal = client.callTool({ name: tool, arguments: input });
    await expect(refusal).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(message) as string,
    });
    expect((await call('list_versions')).isError).toBe(false);
  });

  it('offers pages and entries as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'x-docs://page/x/introduction/mcp',
      'x-docs://page/x/react-data-grid/sorting',
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'x-docs://page/{+path}',
      'x-docs://api/{name}',
    ]);
    for (const uri of ['x-docs://page/x/react-data-grid/sorting', 'x-docs://api/DataGrid']) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({
        uri,
        mimeType: 'text/markdown',
        _meta: { version: '8.13.1', stamp: TEST_STORE.stamp },
      });
    }
  });

  it.each([
    'x-docs://page/../../etc/passwd',
    'x-docs://page/x/%2e%2e/%2e%2e/etc/passwd',
    'x-docs://page/x/..%2f..%2fetc%2fpasswd',
    'x-docs://page/x/%00',
    'x-docs://page/%zz',
    'x-docs://api/..%2fDataGrid',
    `x-docs://page/${'a/'.repeat(5000)}`,
    'file:///etc/passwd',
    'https://docs.test/x/',
    '',
  ])('refuses the resource %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({
      code: expect.toSatisfy((code: number) => code === -32602 || code === -32603) as number,
    });
    expect((await call('list_versions')).isError).toBe(false);
  });

  it('offers a prompt for building with a component', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map((prompt) => prompt.name)).toEqual([
      'build_with_component',
      'upgrade_this_file',
    ]);
    const name = 'build_with_component';
    const { messages } = await client.getPrompt({
      name,
      arguments: { component: 'DataGrid', task: 'List the ships.' },
    });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringMatching(/^List the ships\.[^]*rowHeight\?: number = 52/) as string,
    });
    await expect(client.getPrompt({ name, arguments: { component: 'DataGird' } })).rejects.toThrow(
      'Did you mean DataGrid?',
    );
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name },
      argument: { name: 'component', value: 'data' },
    });
    expect(completion.values).toEqual(['DataGrid']);
  });
});
