import fc from 'fast-check';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { writeTestDocs } from '../testing/createTestDocs.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

const CALL = { name: 'search_docs', arguments: { query: 'a' } };
const CANCEL = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };

let site: TestSite;
let app: TestApp;
let time = 1_700_000_000_000;
beforeAll(async () => {
  site = await createTestSite();
  await writeTestDocs(site.directory);
  app = await create({ MCP_PER_MINUTE: '0' });
});
afterAll(() => site.remove());

const create = (env: Record<string, string>) =>
  createTestApp({ directory: site.directory, env, now: () => time });

function post(body: unknown, headers: Record<string, string> = {}, to: TestApp = app) {
  return to.request('/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
}

describe('POST /mcp', () => {
  it('answers a single message without a session', async () => {
    const response = await post(LIST);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { result } = (await response.json()) as { result: { tools: unknown[] } };
    expect(result.tools).toHaveLength(8);
  });

  it('answers a batch, and accepts notifications', async () => {
    const response = await post([LIST, { ...LIST, id: 2, method: 'ping' }]);
    expect(((await response.json()) as { id: number }[]).map(({ id }) => id).sort()).toEqual([
      1, 2,
    ]);
    const told = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(told.status).toBe(202);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const response = await app.request('/mcp', {
      method,
      headers: { accept: 'text/event-stream' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(['/zh/mcp', '/x/mcp', '/mcp/tools'])('does not exist at %s', async (place) => {
    const response = await app.request(place, { method: 'GET' });
    expect(response.status).toBe(404);
  });

  it('refuses pages of other sites', async () => {
    expect((await post(LIST, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(LIST, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(LIST, { origin: 'http://docs.test', host: 'docs.test' })).status).toBe(200);
    const other = await create({ ORIGINS: 'https://app.test' });
    expect((await post(LIST, { origin: 'https://app.test' }, other)).status).toBe(200);
  });

  it('limits each visitor and says how long to wait', async () => {
    const limited = await create({ MCP_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
    const from = (address: string) => post(LIST, { 'x-forwarded-for': address }, limited);
    const first = await Promise.all([1, 2, 3].map(() => from('192.0.2.1')));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    time += 20_000;
    const fourth = await from('192.0.2.1');
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('retry-after')).toBe('40');
    expect(await fourth.json()).toMatchObject({ jsonrpc: '2.0', id: null });
    expect((await from('192.0.2.2')).status).toBe(200);
    time += 41_000;
    expect((await from('192.0.2.1')).status).toBe(200);
  });

  it('counts every message of a batch', async () => {
    const limited = await create({ MCP_PER_MINUTE: '3' });
    expect((await post([LIST, LIST, LIST, LIST], {}, limited)).status).toBe(429);
  });

  it.each([
    ['{', 400, -32700],
    ['[]', 400, -32600],
    [JSON.stringify(Array.from({ length: 21 }, () => LIST)), 400, -32600],
    ['"text"', 400, -32700],
    [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }, 400, -32700],
    ['x'.repeat(300_000), 413, -32600],
  ])('refuses the body %.40j', async (body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code }, id: null });
  });

  it('refuses other types and clients that accept no JSON', async () => {
    expect((await post(LIST, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(LIST, { accept: 'text/html' })).status).toBe(406);
  });

  it('answers an unknown method with a protocol error', async () => {
    const response = await post({ ...LIST, method: 'tools/destroy' });
    expect(await response.json()).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  it('survives any input', async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ maxLength: 2000 }));
    const message = fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.integer(),
      method: fc.constantFrom('tools/call', 'resources/read', 'prompts/get', 'completion/complete'),
      params: fc.oneof(
        value,
        fc.record({
          name: fc.constantFrom('search_docs', 'read_page', 'get_api', 'get_demo', '__proto__'),
          arguments: fc.dictionary(fc.constantFrom('query', 'path', 'name', 'constructor'), value),
        }),
        fc.record({ uri: fc.string({ maxLength: 500 }).map((text) => `x-docs://page/${text}`) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(message, async (body) => {
        const { status } = await post(body);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 300 },
    );
    expect((await post(LIST)).status).toBe(200);
  });

  it.each([
    ['a ping', [{ ...LIST, method: 'ping' }]],
    ['a call', [{ ...LIST, method: 'tools/call', params: CALL }]],
    ['two requests', [LIST, { ...LIST, id: 2, method: 'ping' }]],
  ])('answers %s at once although the same batch cancels it', async (_name, requests) => {
    const start = performance.now();
    const response = await post([...requests, CANCEL]);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(response.status).toBe(200);
    const answers = [(await response.json()) as unknown].flat() as { id: number }[];
    expect(answers.map(({ id }) => id).sort()).toEqual(requests.map(({ id }) => id));
  });

  it('accepts a cancellation of something else', async () => {
    expect((await post(CANCEL)).status).toBe(202);
    expect((await post([CANCEL, CANCEL])).status).toBe(202);
  });

  it('gives up on a response that takes too long', async () => {
    const { createMcpHandler } = await import('./createMcpHandler.ts');
    const { createSiteFilesSource } = await import('../static/createSiteFilesSource.ts');
    const source = await createSiteFilesSource(site.directory);
    const handle = createMcpHandler({
      site: { ...source, get: () => new Promise(() => {}) as never },
      refuseForeign: () => {},
      perMinute: 0,
      shared: undefined,
      now: () => time,
      timeoutMs: 50,
    });
    const request = new Request('http://docs.test/mcp', {
      method: 'POST',
      body: JSON.stringify(LIST),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    const { status } = await handle(request, { id: '1', address: '192.0.2.1', headers: {} });
    expect(status).toBe(504);
  });

  it('answers a batch that repeats an id, or has responses in it', async () => {
    const ping = { ...LIST, method: 'ping' };
    for (const batch of [
      [ping, ping],
      [ping, { jsonrpc: '2.0', id: 7, result: {} }],
      [
        ping,
        {
          jsonrpc: '2.0',
          method: 'notifications/progress',
          params: { progressToken: 1, progress: 1 },
        },
      ],
    ]) {
      const start = performance.now();
      const { status } = await post(batch);
      expect([200, 400]).toContain(status);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });

  it('says so when the docs are missing', async () => {
    const bare = await createTestSite();
    await rm(path.join(bare.directory, 'x/docs-store.json'), { force: true });
    const other = await createTestApp({ directory: bare.directory });
    expect((await post(LIST, {}, other)).status).toBe(503);
    await writeTestDocs(bare.directory);
    expect((await post(LIST, {}, other)).status).toBe(200);
    await bare.remove();
  });
});
