import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { parsePlainRequest } from './parsePlainRequest.ts';

let site: TestSite;
let app: TestApp;
beforeAll(async () => {
  site = await createTestSite();
  app = await createTestApp({ directory: site.directory, env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => site.remove());

const PATHS = [
  '/',
  '/x/introduction/',
  '/x/introduction',
  '/x/introduction.md',
  '/x/_astro/app.B2kF9x.js',
  '/x/_astro/picture.C3dd.png',
  '/x/large.json',
  '/en/x/introduction/',
  '/nope/',
  '/x/_astro/nope.js',
  '/404.html',
];
const HEADERS: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'gzip' },
  { accept: 'text/markdown' },
  { 'if-none-match': '*' },
  { 'x-forwarded-proto': 'https', 'x-request-id': 'proxy-12345' },
];

async function answerBothWays(path: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET ${path} HTTP/1.1\r\nHost: docs.test\r\n${lines.join('')}\r\n`;
  const request = parsePlainRequest(text);
  const fast = request && (await app.answerFast(request, '192.0.2.1'));
  const usual = await app.request(path, { headers });
  return { fast, usual };
}

describe('the fast lane', () => {
  it.each(PATHS.flatMap((path) => HEADERS.map((headers) => ({ path, headers }))))(
    'gives the usual answer to $path with $headers',
    async ({ path, headers }) => {
      const { fast, usual } = await answerBothWays(path, headers);
      expect(fast?.answer.status).toBe(usual.status);
      const own = { ...fast?.answer.headers, ...fast?.headers, 'x-request-id': '' };
      expect(own).toEqual({ ...Object.fromEntries(usual.headers), 'x-request-id': '' });
      const body = fast?.answer.body;
      const content = typeof body === 'function' ? body() : body;
      expect(await new Response(content ?? null).text()).toBe(await usual.text());
    },
  );

  it.each(['/feedback', '/healthz', '/events', '/mcp'])('leaves %s alone', async (path) => {
    const { fast } = await answerBothWays(path, {});
    expect(fast).toBeUndefined();
  });
});
