import { mkdtempSync, rmSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { connectSocket, formatGet } from '../testing/connectSocket.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { startProcess } from '../testing/startProcess.ts';

const LARGE = `[${'1, '.repeat(3_000_000)}1]`;
const TEXT = 'Rows and columns.\n'.repeat(100);
let site: TestSite;
let data: string;
let logs: Record<string, unknown>[];

beforeEach(async () => {
  logs = [];
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  // No other test requests these files, so they aren't in the cache of this process.
  await writeFile(path.join(site.directory, 'x/large-file.bin'), LARGE);
  await writeFile(path.join(site.directory, 'x/notes.txt'), `${TEXT}${site.directory}`);
  await site.prepare();
});
afterEach(async () => {
  rmSync(data, { recursive: true });
  await site.remove();
});

const file = (name: string) => path.join(site.directory, name);
const createEnv = () => ({ DIST_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '1' });

describe.each([{ hasFastLane: true }, { hasFastLane: false }])(
  'a file that cannot be read, fast lane: $hasFastLane',
  (options) => {
    let server: RunningServer;
    let url: string;
    beforeEach(async () => {
      const logger = createLogger('info', (line) => logs.push(JSON.parse(line)));
      server = await startServer(parseEnv({ ...createEnv(), PORT: '0' }), logger, options);
      url = `http://127.0.0.1:${server.port}`;
    });
    afterEach(() => server.stop());

    const get = (pathname: string, encoding = 'br') => {
      const headers = { 'accept-encoding': encoding };
      return fetch(url + pathname, { headers, signal: AbortSignal.timeout(2000) });
    };
    const requestLogs = () => logs.filter(({ message }) => message === 'Request');

    it('is sent uncompressed when its compressed copy is deleted, with one log line', async () => {
      await rm(file('x/notes.txt.br'));
      const response = await get('/x/notes.txt');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(`${TEXT}${site.directory}`);
      expect(requestLogs()).toMatchObject([{ level: 'warn', status: 200, path: '/x/notes.txt' }]);
      expect(JSON.stringify(logs)).toContain('ENOENT');
    });

    it('is sent uncompressed when its compressed copy is cut short', async () => {
      await truncate(file('x/notes.txt.br'), 20);
      const response = await get('/x/notes.txt');
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(`${TEXT}${site.directory}`);
    });

    it("gets status 500 at once when it's deleted, with one log line", async () => {
      await rm(file('x/notes.txt'));
      const response = await get('/x/notes.txt', 'identity');
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('Something went wrong.\n');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(requestLogs()).toMatchObject([{ level: 'error', status: 500, path: '/x/notes.txt' }]);
    });

    it('is answered with 500 when all its copies are gone', async () => {
      for (const suffix of ['', '.br', '.gz']) await rm(file(`x/notes.txt${suffix}`));
      expect((await get('/x/notes.txt')).status).toBe(500);
      expect(requestLogs()).toHaveLength(1);
    });

    it.each(['GET', 'HEAD'])(
      'is answered with 500 when it is large and gone: %s',
      async (method) => {
        await rm(file('x/large-file.bin'));
        const signal = AbortSignal.timeout(2000);
        expect((await fetch(`${url}/x/large-file.bin`, { method, signal })).status).toBe(500);
      },
    );

    it.each([{}, { range: 'bytes=5-9' }])(
      'is answered with 500 when it is cut short: %j',
      async (headers) => {
        await truncate(file('x/large-file.bin'), 1000);
        const signal = AbortSignal.timeout(2000);
        expect((await fetch(`${url}/x/large-file.bin`, { headers, signal })).status).toBe(500);
      },
    );

    it('closes the connection if it becomes shorter while it is sent', async () => {
      const { socket, send, closed, read } = connectSocket(server.port);
      socket.pause();
      send(formatGet('/x/large-file.bin'));
      await sleep(200);
      await truncate(file('x/large-file.bin'), 1000);
      socket.resume();
      await closed;
      expect(read()).toContain(`content-length: ${LARGE.length}`);
      expect(read().length).toBeLessThan(LARGE.length);
      expect(logs).toContainEqual(
        expect.objectContaining({ level: 'error', message: 'A file could not be sent to its end' }),
      );
    });

    it('leaves the server in a good state', async () => {
      await rm(file('x/notes.txt'));
      await get('/x/notes.txt', 'identity');
      expect((await get('/x/introduction/')).status).toBe(200);
    });
  },
);

describe('a server without file descriptors', { timeout: 60_000 }, () => {
  it('answers 503 and recovers', async () => {
    const server = await startProcess({ env: createEnv(), before: 'ulimit -n 60' });
    const { port } = new URL(server.url);
    const sockets = [];
    const asking = connectSocket(Number(port));
    for (let count = 0; count < 60; count += 1) sockets.push(connectSocket(Number(port)));
    await sleep(500);
    asking.send(formatGet('/x/notes.txt'));
    expect(await asking.waitFor(1)).toEqual([503]);
    expect(asking.read()).toContain('retry-after: 1');
    for (const { socket } of sockets) socket.destroy();
    await sleep(300);
    asking.send(formatGet('/x/notes.txt'));
    expect(await asking.waitFor(2)).toEqual([503, 200]);
    asking.socket.destroy();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});
