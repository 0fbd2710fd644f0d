import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GridDataSource, GridGetRowsParams, GridSortModel } from '@mui/x-data-grid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '#content/data/orders.ts';
import type { Order } from '#content/data/orders.ts';
import { toJavaScript } from '../demos/toJavaScript.ts';
import { PAGES_DIR } from '../files/directories.ts';
import { readCodeBlock } from './readCodeBlock.ts';

/** The page whose server and data sources run here, over HTTP. */
const PAGE = path.join(PAGES_DIR, 'react-data-grid/server-side-data/recipes/page.mdx');

/** How long a busy machine may take to load the code or start a server. */
const START_MS = 60_000;

interface RunningServer {
  url: string;
  stop: () => void;
}

interface Clients {
  dataSource: GridDataSource;
  createDataSource: (options?: { timeoutMs?: number }) => GridDataSource;
}

const sendRequest = globalThis.fetch;
let folder: string;
let clients: Clients;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'x-docs-recipes-'));
  const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);
  write('orders.mjs', `export const orders = ${JSON.stringify(orders)};\n`);
  write('server.mjs', readCodeBlock(PAGE, 'server.mjs'));
  const load = async (name: string) => {
    write(`${name}.mjs`, await toJavaScript(readCodeBlock(PAGE, `${name}.ts`)));
    const url = pathToFileURL(path.join(folder, `${name}.mjs`)).href;
    return (await import(url)) as Clients;
  };
  clients = {
    dataSource: (await load('dataSource')).dataSource,
    createDataSource: (await load('createDataSource')).createDataSource,
  };
}, START_MS);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the server of the page as readers do, on a free port. */
function startPageServer(): Promise<RunningServer> {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server stopped with code ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}

/** A server that does what the test is about. */
async function startServer(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Sends the requests for `/api/orders` to a server, as the proxy of a dev server does. */
function forwardTo({ url }: RunningServer): void {
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    sendRequest(new URL(input, url), init),
  );
}

/** What the grid passes for its first page, with some changes. */
function createParams(changes: Partial<GridGetRowsParams> = {}): GridGetRowsParams {
  return {
    filterModel: { items: [] },
    sortModel: [],
    paginationModel: { page: 0, pageSize: 10 },
    start: 0,
    end: 9,
    ...changes,
  };
}

/** Dates arrive as texts. */
function toJson(rows: readonly Order[]): unknown {
  return JSON.parse(JSON.stringify(rows));
}

describe('the Node endpoint', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startPageServer();
  }, START_MS);
  afterAll(() => server.stop());
  beforeEach(() => forwardTo(server));

  const getRows = (changes?: Partial<GridGetRowsParams>) =>
    clients.dataSource.getRows(createParams(changes));

  it.each([
    ['the first page', 0, 9],
    ['a page in the middle', 20, 29],
    ['the last page, which is shorter', 235, 244],
  ])('returns %s and the count of all rows', async (_, start, end) => {
    const page = { rows: toJson(orders.slice(start, end + 1)), rowCount: orders.length };
    expect(await getRows({ start, end })).toEqual(page);
    expect(await clients.createDataSource().getRows(createParams({ start, end }))).toEqual(page);
  });

  it.each<[string, GridSortModel, (a: Order, b: Order) => number]>([
    ['numbers', [{ field: 'items', sort: 'desc' }], (a, b) => b.items - a.items],
    ['texts', [{ field: 'customer', sort: 'asc' }], (a, b) => a.customer.localeCompare(b.customer)],
    [
      'several columns',
      [
        { field: 'country', sort: 'asc' },
        { field: 'items', sort: 'desc' },
      ],
      (a, b) => a.country.localeCompare(b.country) || b.items - a.items,
    ],
  ])('sorts %s', async (_, sortModel, compare) => {
    const { rows } = await getRows({ sortModel });
    expect(rows).toEqual(toJson([...orders].sort(compare).slice(0, 10)));
  });

  it.each<[string, string, unknown, (order: Order) => boolean]>([
    ['customer', 'contains', 'CASA', ({ customer }) => /casa/i.test(customer)],
    ['country', 'equals', 'Spain', ({ country }) => country === 'Spain'],
    ['items', '=', '30', ({ items }) => items === 30],
    ['items', '>', '35', ({ items }) => items > 35],
    ['items', '<', 20, ({ items }) => items < 20],
  ])('filters by %s %s %s', async (field, operator, value, matches) => {
    const expected = orders.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    const response = await getRows({ filterModel: { items: [{ field, operator, value }] } });
    expect(response).toEqual({ rows: toJson(expected.slice(0, 10)), rowCount: expected.length });
  });

  it('searches for every word in the fields it lists', async () => {
    const search = (...quickFilterValues: string[]) =>
      getRows({ filterModel: { items: [], quickFilterValues } });
    const expected = orders.filter(
      ({ customer, country }) => country === 'Spain' && /casa/i.test(customer),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await search('spain', 'Casa')).toMatchObject({ rowCount: expected.length });
    expect(await search('SO-24101')).toMatchObject({ rows: [{ id: 'SO-24101' }], rowCount: 1 });
    // The city isn't one of the fields.
    expect(orders.some(({ city }) => city === 'Girona')).toBe(true);
    expect(await search('Girona')).toEqual({ rows: [], rowCount: 0 });
  });

  it('filters and searches before it sorts, and pages last', async () => {
    const expected = orders
      .filter(({ items, country }) => items > 20 && country === 'Spain')
      .sort((a, b) => a.items - b.items);
    const response = await getRows({
      filterModel: {
        items: [{ field: 'items', operator: '>', value: 20 }],
        quickFilterValues: ['spain'],
      },
      sortModel: [{ field: 'items', sort: 'asc' }],
      start: 1,
      end: 2,
    });
    expect(response).toEqual({ rows: toJson(expected.slice(1, 3)), rowCount: expected.length });
  });

  it.each([
    ['a condition without a value', { field: 'items', operator: '>' }],
    ['a field that is not on its list', { field: 'margin', operator: '>', value: 0.3 }],
    ['an operator that is not on its list', { field: 'items', operator: 'toString', value: 1 }],
  ])('ignores %s', async (_, item) => {
    const { rowCount } = await getRows({ filterModel: { items: [item] } });
    expect(rowCount).toBe(orders.length);
  });

  it('returns at most 100 rows', async () => {
    const { rows } = await getRows({ end: 10_000, sortModel: [{ field: 'margin', sort: 'asc' }] });
    expect(rows).toEqual(toJson(orders.slice(0, 100)));
  });

  it.each([
    ['/api/orders?filter=nonsense', 400],
    ['/api/orders?filter=null', 400],
    ['/api/orders?sort=7', 400],
    ['/api/customers', 404],
    ['/api/orders/SO-24101', 404],
  ])('responds to GET %s with %i', async (url, status) => {
    const response = await fetch(url);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('the Node endpoint after an edit', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startPageServer();
  }, START_MS);
  afterAll(() => server.stop());
  beforeEach(() => forwardTo(server));

  it('saves the fields that users may edit, and no others', async () => {
    const { dataSource } = clients;
    const { rows } = await dataSource.getRows(createParams());
    const previousRow = rows[4] ?? {};
    const saved: unknown = await dataSource.updateRow?.({
      rowId: String(previousRow['id']),
      updatedRow: { ...previousRow, items: 1, customer: 'Süd & Söhne', country: 'Nowhere' },
      previousRow,
    });
    expect(saved).toEqual({ ...previousRow, items: 1, customer: 'Süd & Söhne' });
    expect((await dataSource.getRows(createParams())).rows[4]).toEqual(saved);
  });

  it('rejects an edit of a row that does not exist', async () => {
    const row = { id: 'SO-0' };
    await expect(
      clients.dataSource.updateRow?.({ rowId: row.id, updatedRow: row, previousRow: row }),
    ).rejects.toThrow('The server responded with 404');
  });
});

describe('the data sources when requests fail', () => {
  let server: RunningServer | undefined;
  afterEach(() => server?.stop());

  const serve = async (listener: RequestListener) => {
    server = await startServer(listener);
    forwardTo(server);
    return server;
  };

  const sources: [string, () => GridDataSource][] = [
    ['dataSource', () => clients.dataSource],
    ['createDataSource', () => clients.createDataSource()],
  ];

  it.each(sources)('%s rejects with the status of the server', async (_, getSource) => {
    await serve((_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"The database is away"}');
    });
    await expect(getSource().getRows(createParams())).rejects.toThrow(
      'The server responded with 500',
    );
  });

  it.each(sources)('%s rejects a response that is not JSON', async (_, getSource) => {
    await serve((_request, response) => {
      response.end('<!doctype html><title>Sign in</title>');
    });
    await expect(getSource().getRows(createParams())).rejects.toMatchObject({
      name: 'SyntaxError',
    });
  });

  it.each(sources)('%s rejects if there is no server', async (_, getSource) => {
    const { stop } = await serve((_request, response) => {
      response.end();
    });
    stop();
    await expect(getSource().getRows(createParams())).rejects.toMatchObject({ name: 'TypeError' });
  });

  it('aborts the previous request, and the server notices', async () => {
    const page = { rows: [{ id: 'SO-24111' }], rowCount: 240 };
    let requests = 0;
    let aborted = 0;
    await serve((_request, response) => {
      requests += 1;
      if (requests > 1) {
        response.end(JSON.stringify(page));
        return;
      }
      response.once('close', () => {
        aborted += 1;
      });
    });
    const source = clients.createDataSource();
    const outdated = source.getRows(createParams()).catch((error: unknown) => error);
    await vi.waitUntil(() => requests === 1, { timeout: 10_000 });
    expect(await source.getRows(createParams({ start: 10, end: 19 }))).toEqual(page);
    expect(await outdated).toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => aborted === 1, { timeout: 10_000 });
  });

  it('does not abort the requests of another data source', async () => {
    await serve((_request, response) => {
      setTimeout(() => response.end('{"rows":[],"rowCount":0}'), 50);
    });
    const pages = await Promise.all([
      clients.createDataSource().getRows(createParams()),
      clients.createDataSource().getRows(createParams()),
    ]);
    expect(pages).toEqual([
      { rows: [], rowCount: 0 },
      { rows: [], rowCount: 0 },
    ]);
  });

  it('rejects when the server takes too long, and works again after that', async () => {
    let isSlow = true;
    await serve((_request, response) => {
      if (!isSlow) response.end('{"rows":[],"rowCount":0}');
    });
    const slow = clients.createDataSource({ timeoutMs: 100 });
    await expect(slow.getRows(createParams())).rejects.toThrow(
      'The server took too long to respond',
    );
    isSlow = false;
    const patient = clients.createDataSource();
    expect(await patient.getRows(createParams())).toEqual({ rows: [], rowCount: 0 });
  });

  it('rejects when a response stalls halfway', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"rows":[');
    });
    const source = clients.createDataSource({ timeoutMs: 300 });
    await expect(source.getRows(createParams())).rejects.toThrow(
      'The server took too long to respond',
    );
  });
});
