import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite, TEST_FILES } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const PAGE = '/x/introduction/';
const HTML = TEST_FILES['x/introduction/index.html'] ?? '';

describe('a built site', () => {
  let site: TestSite;
  let app: TestApp;
  beforeAll(async () => {
    site = await createTestSite();
    app = await createTestApp({ directory: site.directory });
  });
  afterAll(() => site.remove());

  it('lets the service worker serve all languages and fetch from this site only', async () => {
    const { headers } = await app.request('/x/sw.js');
    expect(headers.get('service-worker-allowed')).toBe('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    [PAGE, 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    ['/zh/x/introduction/', 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    ['/x/introduction.md', 'text/markdown; charset=utf-8', 'public, max-age=300, must-revalidate'],
    ['/x/llms.txt', 'text/plain; charset=utf-8', 'public, max-age=300, must-revalidate'],
    ['/x/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    [
      '/x/_astro/app.B2kF9x.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/x/_astro/picture.C3dd.png', 'image/png', 'public, max-age=31536000, immutable'],
    [
      '/x/live/a668b4ffaab5/react.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/x/live/imports.json',
      'application/json; charset=utf-8',
      'public, max-age=300, must-revalidate',
    ],
  ])('serves %s as %s', async (url, type, cacheControl) => {
    const response = await app.request(`${url}?a=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
    const file = url.endsWith('/') ? `${url}index.html` : url;
    expect(await response.text()).toBe(TEST_FILES[file.slice(1)]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s', async (encoding, decompress) => {
    const response = await app.request(PAGE, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(decompress(bytes).toString()).toBe(HTML);
  });

  it.each([
    ['/x/_astro/app.B2kF9x.js', '*'],
    ['/x/live/a668b4ffaab5/react.js', '*'],
    ['/x/live/imports.json', null],
    [PAGE, null],
  ])('shares %s with frames that have no origin: %s', async (url, origin) => {
    const response = await app.request(url, { headers: { origin: 'null' } });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('sends pictures unchanged', async () => {
    const response = await app.request('/x/_astro/picture.C3dd.png', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it.each(['br', 'gzip', 'identity'])('recognizes a cached copy in %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await app.request(PAGE, { headers });
    const tag = first.headers.get('etag') ?? '';
    const second = await app.request(PAGE, { headers: { ...headers, 'if-none-match': tag } });
    expect(second.status).toBe(304);
    expect(second.headers.get('etag')).toBe(tag);
    expect(second.headers.get('content-type')).toBeNull();
    expect(await second.text()).toBe('');
    const other = await app.request(PAGE, { headers: { ...headers, 'if-none-match': '"old"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD with only the headers', async () => {
    for (const url of [PAGE, '/x/large.json']) {
      const response = await app.request(url, { method: 'HEAD' });
      const file = url.endsWith('/') ? `${url}index.html` : url;
      expect(response.status).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBe(
        TEST_FILES[file.slice(1)]?.length,
      );
      expect(await response.text()).toBe('');
    }
  });

  it('streams a large file', async () => {
    const response = await app.request('/x/large.json');
    expect(await response.text()).toBe(TEST_FILES['x/large.json']);
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9'],
    ['bytes=-5', 206, `bytes ${HTML.length - 5}-${HTML.length - 1}`],
    ['bytes=99999999-', 416, 'bytes *'],
    ['bytes=0-1,4-5', 200, null],
    ['nonsense', 200, null],
  ])('answers the range %j with %i', async (range, status, contentRange) => {
    const response = await app.request(PAGE, { headers: { range, 'accept-encoding': 'br' } });
    expect(response.status).toBe(status);
    const size = HTML.length;
    expect(response.headers.get('content-range')).toBe(contentRange && `${contentRange}/${size}`);
    const [, start = 0, end = size - 1] = /(\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
    const expected = status === 416 ? '' : HTML.slice(Number(start), Number(end) + 1);
    expect(await response.text()).toBe(expected);
  });

  it('sends the whole file if it has changed since the first part', async () => {
    const tag = (await app.request(PAGE)).headers.get('etag') ?? '';
    const same = await app.request(PAGE, { headers: { range: 'bytes=0-4', 'if-range': tag } });
    const other = await app.request(PAGE, {
      headers: { range: 'bytes=0-4', 'if-range': '"old"' },
    });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect(await same.text()).toBe(HTML.slice(0, 5));
    expect(await other.text()).toBe(HTML);
  });

  it('answers in Markdown when asked to', async () => {
    const headers = { accept: 'text/markdown' };
    const response = await app.request('/zh/x/introduction/', { headers });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-location')).toBe('/zh/x/introduction.md');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
    expect(response.headers.get('link')).toBe(
      '<https://docs.test/zh/x/introduction/>; rel="canonical"',
    );
    expect(await response.text()).toBe('# 介绍\n');
    const without = await app.request('/x/react-charts/bars/', { headers });
    expect(without.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/x/introduction', '/x/introduction/'],
    ['/x/introduction?a=1&b=%20', '/x/introduction/?a=1&b=%20'],
    ['/x/introduction/index.html', '/x/introduction/'],
    ['/zh/x/introduction', '/zh/x/introduction/'],
    ['/en/x/introduction/', '/x/introduction/'],
    ['/en/x/introduction', '/x/introduction/'],
    ['/fr/x/introduction/', '/x/introduction/'],
    ['/fr/x/unknown/?q=1', '/x/unknown/?q=1'],
    ['/api/button/', '/api-docs/button/'],
    ['/api', '/api-docs/'],
    ['/zh/api/button/', '/zh/api-docs/button/'],
    ['/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'],
    ['/x/react-data-grid/columns', '/x/react-data-grid/column-definition/'],
    ['/en/x/react-data-grid/columns', '/x/react-data-grid/column-definition/'],
    ['/zh/x/react-data-grid/columns/', '/zh/x/react-data-grid/column-definition/'],
  ])('leads from %s to %s', async (from, to) => {
    const response = await app.request(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    '/nope/',
    '/x/nope',
    '/x/api/nope/',
    '/apiary/',
    '/zhx/x/introduction/',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/x/introduction/index.html.br/',
    '/..%2f..%2fetc%2fpasswd',
    '//docs.test/x/introduction/',
    '/x//introduction/',
  ])('shows the page for the missing at %s', async (url) => {
    const headers = { range: 'bytes=0-3', 'if-none-match': '*', 'accept-encoding': 'br' };
    const response = await app.request(url, { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("'sha256-");
    const body = brotliDecompressSync(new Uint8Array(await response.arrayBuffer()));
    expect(body.toString()).toBe(TEST_FILES['404.html']);
  });

  it.each([
    '/x/_astro/gone.js',
    '/_delivery.json',
    '/x/introduction/index.html.br',
    '/favicon.ico',
  ])('has a short answer for the missing part %s', async (url) => {
    const response = await app.request(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found.\n');
  });

  it.each(['/x/%00', '/%zz', '/%c0%ae%c0%ae/', '/x/..%5c'])('refuses %s', async (url) => {
    const response = await app.request(url);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('The URL is not valid.\n');
  });
});

describe('a site whose build changes', () => {
  it('serves the new one without a restart', async () => {
    const site = await createTestSite();
    const app = await createTestApp({ directory: site.directory });
    expect((await app.request('/x/llms.txt')).status).toBe(200);
    await rm(path.join(site.directory, 'x/llms.txt'));
    await site.prepare();
    await sleep(1100);
    await app.request(PAGE);
    await sleep(200);
    expect((await app.request('/x/llms.txt')).status).toBe(404);
    expect((await app.request(PAGE)).status).toBe(200);
    await site.remove();
  });

  it("serves a file of a new build that it hasn't noticed yet", async () => {
    const site = await createTestSite();
    const file = path.join(site.directory, 'x/fresh.md');
    await writeFile(file, '# As it was\n');
    await site.prepare();
    const app = await createTestApp({ directory: site.directory });
    await writeFile(file, '# Changed\n');
    await site.prepare();
    const response = await app.request('/x/fresh.md');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('# Changed\n');
    expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
    await site.remove();
  });

  it('keeps serving the old one when a link is swapped', async () => {
    const [old, next] = [await createTestSite(), await createTestSite()];
    await writeFile(path.join(next.directory, 'x/introduction.md'), '# Changed\n');
    await next.prepare();
    const link = `${old.directory}-link`;
    await symlink(old.directory, link);
    const app = await createTestApp({ directory: link });
    await rm(link);
    await symlink(next.directory, link);
    const response = await app.request('/x/introduction.md');
    expect(await response.text()).toBe(TEST_FILES['x/introduction.md']);
    await Promise.all([old.remove(), next.remove()]);
  });
});
