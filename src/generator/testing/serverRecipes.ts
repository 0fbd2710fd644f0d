import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { orders } from '#content/data/orders.ts';
import { toJavaScript } from '../demos/toJavaScript.ts';
import { PAGES_DIR } from '../files/directories.ts';
import { readCodeBlock } from './readCodeBlock.ts';

/** The page whose server and data sources run in tests, over HTTP. */
const PAGE = path.join(PAGES_DIR, 'react-data-grid/server-side-data/recipes/page.mdx');

/** How long a busy machine may take to load the code or start a server. */
const START_MS = 60_000;

export interface RunningServer {
  url: string;
  stop: () => void;
}

/** The code of the page, loaded from a temporary folder. */
export interface ServerRecipes {
  folder: string;
  dataSource: GridDataSource;
  createDataSource: (options?: { timeoutMs?: number }) => GridDataSource;
  remove: () => void;
}

const sendRequest = globalThis.fetch;

/** Writes the files from the page to a folder, like users would, and loads its data sources. */
async function loadServerRecipes(): Promise<ServerRecipes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'x-docs-recipes-'));
  const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);
  write('orders.mjs', `export const orders = ${JSON.stringify(orders)};\n`);
  write('server.mjs', readCodeBlock(PAGE, 'server.mjs'));
  const load = async (name: string) => {
    write(`${name}.mjs`, await toJavaScript(readCodeBlock(PAGE, `${name}.ts`)));
    const url = pathToFileURL(path.join(folder, `${name}.mjs`)).href;
    return (await import(url)) as Pick<ServerRecipes, 'dataSource' | 'createDataSource'>;
  };
  return {
    folder,
    dataSource: (await load('dataSource')).dataSource,
    createDataSource: (await load('createDataSource')).createDataSource,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs the server of the page on a free port, like users would. */
function startPageServer({ folder }: ServerRecipes): Promise<RunningServer> {
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

/** Starts a server whose behavior the test defines. */
export async function startServer(listener: RequestListener): Promise<RunningServer> {
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
export function forwardTo({ url }: RunningServer): void {
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    sendRequest(new URL(input, url), init),
  );
}

/** Creates the parameters that the grid passes for its first page, with some changes. */
export function createParams(changes: Partial<GridGetRowsParams> = {}): GridGetRowsParams {
  return {
    filterModel: { items: [] },
    sortModel: [],
    paginationModel: { page: 0, pageSize: 10 },
    start: 0,
    end: 9,
    ...changes,
  };
}

/** Loads the page's code before the tests of a file, and restores `fetch` after each of them. */
export function setUpRecipes(): ServerRecipes {
  const recipes = {} as ServerRecipes;
  beforeAll(async () => {
    Object.assign(recipes, await loadServerRecipes());
  }, START_MS);
  afterAll(() => recipes.remove());
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return recipes;
}

/** Runs the page's server during the tests of a block, which send their requests to it. */
export function setUpPageServer(recipes: ServerRecipes): void {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startPageServer(recipes);
  }, START_MS);
  afterAll(() => server.stop());
  beforeEach(() => forwardTo(server));
}
