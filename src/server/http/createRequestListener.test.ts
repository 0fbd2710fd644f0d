import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

let site: TestSite;
let data: string;
let app: TestApp;
const servers: RunningServer[] = [];
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  const values = { DIST_DIR: site.directory, DATA_DIR: data, TRUSTED_PROXIES: '1' };
  app = await createTestApp({ directory: site.directory, env: values });
  const env = parseEnv({ ...values, PORT: '0', DRAIN_SECONDS: '0' });
  const logger = createLogger('error', () => {});
  servers.push(await startServer(env, logger));
  servers.push(await startServer(env, logger, { hasFastLane: false }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(data, { recursive: true });
  await site.remove();
});

const PATHS = [
  '/',
  '/x/introduction/',
  '/x/introduction',
  '/x/introduction.md',
  '/x/_astro/app.B2kF9x.js',
  '/x/_astro/picture.C3dd.png',
  '/x/large.json',
  '/x/icon.svg',
  '/x/cards/introduction.png',
  '/en/x/introduction/?a=1',
  '/nope/',
  '/x/_astro/nope.js',
  '/404.html',
  '/x/%zz',
];
const HEADERS: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'gzip' },
  { accept: 'text/markdown' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-9' },
  { 'x-forwarded-proto': 'https', 'x-request-id': 'proxy-12345' },
];
/** Headers that Node sets for the connection, or that differ for every request. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']);

interface Plain {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

function request(port: number, method: string, target: string, headers: object): Promise<Plain> {
  return new Promise((resolve, reject) => {
    const options = { port, method, path: target, headers: { ...headers, host: 'docs.test' } };
    const sent = http.request({ host: '127.0.0.1', ...options }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('latin1');
      resolve({ status: response.statusCode, headers: select(response.headers), body });
    });
    sent.once('error', reject).end();
  });
}

function select(headers: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
}

describe('a socket', () => {
  it.each([
    ['/x/introduction/', 'same-origin'],
    ['/x/introduction.md', 'same-origin'],
    ['/x/introduction', 'same-origin'],
    ['/nope/', 'same-origin'],
    ['/healthz', 'same-origin'],
    ['/feedback', 'same-origin'],
    ['/mcp', 'same-origin'],
    ['/x/cards/introduction.png', 'cross-origin'],
    ['/x/_astro/app.B2kF9x.js', 'cross-origin'],
  ])('says who can embed %s: %s', async (target, policy) => {
    for (const { port } of servers) {
      const { headers } = await request(port, 'GET', target, {});
      expect(headers['cross-origin-resource-policy']).toBe(policy);
    }
  });

  it.each(['/x/icon.svg', '/x/_astro/mark.D4ee.svg'])('keeps scripts out of %s', async (target) => {
    for (const { port } of servers) {
      const { headers } = await request(port, 'GET', target, {});
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    }
  });

  it.each(PATHS.flatMap((target) => HEADERS.map((headers) => ({ target, headers }))))(
    'sends what the app answers to $target with $headers',
    async ({ target, headers }) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await app.request(target, { method, headers });
        const expected: Plain = {
          status: response.status,
          headers: select(Object.fromEntries(response.headers)),
          body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
        };
        for (const { port } of servers) {
          expect(await request(port, method, target, headers)).toEqual(expected);
        }
      }
    },
  );
});
