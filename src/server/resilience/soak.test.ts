import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTestDocs } from '../testing/createTestDocs.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { readMemory } from './readMemory.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

/** To send more, run `npm run test:resilience -- --soak 200000`. */
const USUAL_REQUESTS = 20_000;
const REQUESTS = Number(process.env['SOAK_REQUESTS'] ?? USUAL_REQUESTS);
const ROUNDS = 20;
/** In these rounds, the heap reaches its size and the cache fills. */
const WARM_UP_ROUNDS = 8;
const CLIENTS = 16;
/** Limit for the growth after the warm-up. The heap goes up and down by about this much anyway. */
const MAX_GROWTH_MB = 24;

let site: TestSite;
let data: string;
let server: TestServer;
beforeAll(async () => {
  site = await createTestSite();
  await writeTestDocs(site.directory);
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-soak-'));
  server = await startTestServer({
    DIST_DIR: site.directory,
    DATA_DIR: data,
    EVENTS_RETENTION_DAYS: '1',
    POLICY_REPORTS_RETENTION_DAYS: '1',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=4',
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
  await site.remove();
});

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The expected status of the response. */
  status: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const MCP = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
const FEEDBACK = { page: '/x/introduction', language: 'en', version: '8.13.1', vote: 1 };

/** Creates so many visitors that none of them reaches a limit. */
const createVisitor = (number: number) => ({
  'x-forwarded-for': `10.${number % 10}.${Math.floor(number / 10) % 200}.1`,
});

/** One request of each kind. The number makes URLs, comments, and visitors differ, as they would in reality. */
const KINDS: ((number: number) => Sent)[] = [
  () => ({ path: '/x/introduction/', status: 200 }),
  () => ({ path: '/x/introduction/', headers: { 'accept-encoding': 'br' }, status: 200 }),
  () => ({ path: '/x/react-charts/bars/', headers: { 'accept-encoding': 'gzip' }, status: 200 }),
  () => ({ path: '/x/introduction/', headers: { accept: 'text/markdown' }, status: 200 }),
  () => ({ path: '/x/_astro/app.B2kF9x.js', method: 'HEAD', status: 200 }),
  () => ({ path: '/x/llms.txt', headers: { range: 'bytes=0-99' }, status: 206 }),
  (number) => ({ path: `/x/introduction/?q=${number}`, status: 200 }),
  (number) => ({ path: `/x/missing-${number}/`, status: 404 }),
  () => ({ path: '/x/react-data-grid/columns/', status: 301 }),
  (number) => ({ path: '/healthz', headers: { cookie: `a=${number}` }, status: 200 }),
  () => ({ path: '/feedback', status: 405 }),
  (number) => ({
    path: '/events',
    method: 'POST',
    headers: { ...JSON_TYPE, ...createVisitor(number) },
    body: '{',
    status: 400,
  }),
  (number) => ({
    path: '/feedback',
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ ...FEEDBACK, comment: `Comment number ${number} of the soak` }),
    status: 201,
  }),
  (number) => ({
    path: '/mcp',
    method: 'POST',
    headers: { ...MCP, ...createVisitor(number) },
    body: JSON.stringify({ jsonrpc: '2.0', id: number, method: 'ping' }),
    status: 200,
  }),
];
/** This request costs as much as a hundred others. */
const LARGE: Sent = { path: '/x/large.json', status: 200 };

function send({ path: target, method = 'GET', headers, body, status }: Sent, agent: http.Agent) {
  const { port } = new URL(server.url);
  const options = { host: '127.0.0.1', port, path: target, method, agent };
  return new Promise<void>((resolve, reject) => {
    const request = http.request({ ...options, headers: { ...headers } }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === status) resolve();
        else reject(new Error(`${method} ${target}: ${response.statusCode} instead of ${status}`));
      });
    });
    request.once('error', reject).end(body);
  });
}

async function run(first: number, count: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = first;
  const work = async () => {
    while (next < first + count) {
      const number = next;
      next += 1;
      const kind = KINDS[number % KINDS.length];
      await send(number % 500 === 0 || !kind ? LARGE : kind(number), agent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  agent.destroy();
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it(
  `takes no more memory after ${REQUESTS} mixed requests`,
  async () => {
    const pid = server.process.pid ?? 0;
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await run(round * (REQUESTS / ROUNDS), REQUESTS / ROUNDS);
      memory.push(readMemory(pid));
    }
    const [before, after] = [memory.slice(WARM_UP_ROUNDS, -6), memory.slice(-6)].map(median);
    const growth = (after ?? Number.NaN) - (before ?? Number.NaN);
    process.stdout.write(
      `${REQUESTS} requests, memory after each twentieth: ${memory.map(Math.round).join(' ')} MB\n`,
    );
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
    expect(server.readLog()).not.toMatch(/"level":"error"/);
    if (REQUESTS !== USUAL_REQUESTS) return;
    expectInTable({
      test: 'Soak',
      what: `${REQUESTS.toLocaleString('en')} mixed requests: pages, files, ranges, missing pages, redirects, posts, and MCP`,
      result: `Every response has the expected status, and memory grows by less than ${MAX_GROWTH_MB} MB after the warm-up`,
    });
  },
  Math.max(300_000, REQUESTS * 10),
);
