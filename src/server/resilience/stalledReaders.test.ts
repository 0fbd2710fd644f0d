import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatGet } from '../testing/connectSocket.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

const STALLED = 500;
const REQUESTS = 1000;
const MAX_P99_MS = 50;
/** A busy machine is slow even without stalled readers. In that case, they must not make it much slower. */
const MAX_FACTOR = 3;
/** Stalled readers would slow down every measurement. Another test on the same machine only slows down one of them. */
const MEASUREMENTS = 3;

let site: TestSite;
let data: string;
let server: TestServer;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-stalled-'));
  server = await startTestServer({ DIST_DIR: site.directory, DATA_DIR: data });
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
  await site.remove();
});

/** Half of the readers request a large file, and the others request a page a hundred times. None of them reads a byte. */
async function stall(port: number, index: number): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  socket.write(
    index % 2 === 0 ? formatGet('/x/large.json') : formatGet('/x/introduction/').repeat(100),
  );
  return socket;
}

async function measureP99(port: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path: '/x/introduction/', agent }, (response) => {
          expect(response.statusCode).toBe(200);
          response.resume().once('end', resolve);
        })
        .once('error', reject);
    });
    times.push(performance.now() - start);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}

it(`serves others quickly while ${STALLED} readers stall`, async () => {
  const port = Number(new URL(server.url).port);
  await measureP99(port);
  const calm = await measureP99(port);
  const sockets = await Promise.all(
    Array.from({ length: STALLED }, (_, index) => stall(port, index)),
  );
  const limit = Math.max(MAX_P99_MS, calm * MAX_FACTOR);
  let stalled = await measureP99(port);
  for (let count = 1; count < MEASUREMENTS && stalled >= limit; count += 1) {
    stalled = await measureP99(port);
  }
  expect(sockets.filter((socket) => socket.destroyed)).toEqual([]);
  process.stdout.write(
    `p99 ${calm.toFixed(1)} ms, with ${STALLED} stalled readers ${stalled.toFixed(1)} ms\n`,
  );
  for (const socket of sockets) socket.destroy();
  expect(stalled).toBeLessThan(limit);
  expectInTable({
    test: 'Stalled readers',
    what: `${STALLED} connections request files and read nothing, during ${REQUESTS.toLocaleString('en')} requests of others`,
    result: `p99 of the others under ${MAX_P99_MS} ms, or at most ${MAX_FACTOR} times what it is without them on a busy machine`,
  });
}, 300_000);
