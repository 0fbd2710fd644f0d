import type { RequestListener } from 'node:http';
import type { GridDataSource } from '@mui/x-data-grid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParams, forwardTo, setUpRecipes, startServer } from './serverRecipes.ts';
import type { RunningServer } from './serverRecipes.ts';

const clients = setUpRecipes();

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

  it('aborts the previous request, which the server can detect', async () => {
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
