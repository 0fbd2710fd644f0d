import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from './testing/createTestApp.ts';
import type { TestApp } from './testing/createTestApp.ts';
import { createTestSite } from './testing/createTestSite.ts';
import type { TestSite } from './testing/createTestSite.ts';

let site: TestSite;
let app: TestApp;
beforeAll(async () => {
  site = await createTestSite();
  app = await createTestApp({ directory: site.directory, env: { EVENTS_RETENTION_DAYS: '30' } });
});
afterAll(() => site.remove());

describe('every answer', () => {
  it.each([
    ['GET', '/x/introduction/', 200],
    ['GET', '/x/introduction', 301],
    ['GET', '/nope/', 404],
    ['GET', '/%zz', 400],
    ['PUT', '/', 405],
    ['POST', '/feedback', 415],
    ['GET', '/healthz', 200],
  ])('to %s %s has the headers that keep readers safe', async (method, url, status) => {
    const response = await app.request(url, { method });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  it('keeps browsers from guessing its type', async () => {
    const response = await app.request('/x/_astro/app.B2kF9x.js');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // Headers that only apply to pages would only make other files larger.
    expect(response.headers.has('permissions-policy')).toBe(false);
  });

  it('has a policy when it is a document', async () => {
    const policy = (await app.request('/x/introduction/')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it.each(['/x/introduction/', '/x/react-charts/bars/'])(
    'allows the inline scripts of %s and no others',
    async (url) => {
      const response = await app.request(url);
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = (await response.text()).matchAll(/<script>([^]*?)<\/script>/g);
      const hashes = [...scripts].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      expect(hashes).toHaveLength(1);
      expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes);
    },
  );
});

describe('methods', () => {
  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/x/introduction/', 'GET, HEAD'],
    ['DELETE', '/nope/', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['PROPFIND', '/', 'GET, HEAD'],
    ['GET', '/feedback', 'POST'],
    ['OPTIONS', '/feedback', 'POST'],
    ['DELETE', '/events', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('refuses %s %s and tells what it takes', async (method, url, allow) => {
    const response = await app.request(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });
});

describe('behind a proxy', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-request-id': 'from-the-proxy-1' };

  it('sends HSTS and reuses the id of the request', async () => {
    const trusting = await createTestApp({
      directory: site.directory,
      env: { TRUSTED_PROXIES: '1' },
    });
    const response = await trusting.request('/', { headers });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1');
    expect(trusting.logs.at(-1)).toMatchObject({ id: 'from-the-proxy-1' });
    const wide = await createTestApp({
      directory: site.directory,
      env: { TRUSTED_PROXIES: '1', HSTS_SCOPE: 'preload' },
    });
    const { headers: sent } = await wide.request('/', { headers });
    expect(sent.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains; preload',
    );
    const plain = await trusting.request('/', { headers: { 'x-forwarded-proto': 'http' } });
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });

  it('trusts no forwarded header by default', async () => {
    const response = await app.request('/', { headers });
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(response.headers.get('x-request-id')).not.toBe('from-the-proxy-1');
  });
});

describe('health', () => {
  it('reports ok', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok', storage: 'ok' });
  });

  it('reports broken storage and still serves pages', async () => {
    const broken = await createTestApp({ directory: site.directory });
    await broken.storage.close();
    const response = await broken.request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'degraded', storage: 'unavailable' });
    expect((await broken.request('/x/introduction/')).status).toBe(200);
  });

  it('reports that the server is stopping', async () => {
    const stopping = await createTestApp({ directory: site.directory, isDraining: () => true });
    const response = await stopping.request('/healthz');
    expect(response.status).toBe(503);
    expect(response.headers.get('connection')).toBe('close');
  });
});

describe('the log', () => {
  it('has a line for a request, without what the reader typed', async () => {
    const response = await app.request('/nope/?q=secret', {
      headers: { 'user-agent': 'Secret/1.0', cookie: 'a=secret' },
    });
    const line = app.logs.at(-1);
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      message: 'Request',
      id: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/nope/',
      status: 404,
      ms: expect.any(Number),
    });
  });

  it('contains the reason for a failure, and the response contains only the id', async () => {
    const broken = await createTestApp({
      directory: site.directory,
      now: () => {
        throw new Error('The clock has stopped');
      },
    });
    const response = await broken.request('/feedback', { method: 'POST' });
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).toContain(response.headers.get('x-request-id'));
    expect(body).not.toMatch(/clock|\.ts|at /);
    expect(JSON.stringify(broken.logs)).toContain('The clock has stopped');
  });
});
