import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const FRAME = '/playground/frame/';

describe('a separate origin for code from editors', () => {
  let site: TestSite;
  let app: TestApp;
  beforeAll(async () => {
    site = await createTestSite();
    app = await createTestApp({
      directory: site.directory,
      env: { PLAYGROUND_ORIGIN: 'https://code.test', ORIGINS: 'https://beta.docs.test' },
    });
  });
  afterAll(() => site.remove());
  const get = (path: string, host: string) => app.request(path, { headers: { host } });

  it('gets the frame through an uncached redirect of the site', async () => {
    const { status, headers } = await get(FRAME, 'docs.test');
    expect(status).toBe(307);
    expect(headers.get('location')).toBe(`https://code.test${FRAME}`);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([FRAME, '/x/live/imports.json', '/x/live/a668b4ffaab5/react.js'])(
    'serves %s',
    async (path) => {
      expect((await get(path, 'code.test')).status).toBe(200);
      expect((await get(path, 'CODE.test')).status).toBe(200);
    },
  );

  it.each(['/', '/x/introduction/', '/x/introduction.md', '/x/sw.js', '/missing'])(
    'does not serve %s',
    async (path) => {
      expect((await get(path, 'code.test')).status).toBe(404);
    },
  );

  it('lets only pages of the site embed the frame', async () => {
    const { headers } = await get(FRAME, 'code.test');
    expect(headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://docs.test https://beta.docs.test",
    );
    expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts;');
    expect(headers.get('x-dns-prefetch-control')).toBe('off');
  });

  it('lets pages of the site load frames from there', async () => {
    const { headers } = await get('/x/introduction/', 'docs.test');
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://code.test;");
  });

  it.each([
    ['another playground', { PLAYGROUND_ORIGIN: 'https://other.test' }, '/x/introduction/'],
    ['another embedder', { PLAYGROUND_ORIGIN: 'https://code.test', ORIGINS: '' }, FRAME],
  ])('does not answer from the cache of a server with %s', async (_title, env, path) => {
    const host = path === FRAME ? 'code.test' : 'docs.test';
    const other = await createTestApp({ directory: site.directory, env });
    const read = async (server: TestApp) =>
      (await server.request(path, { headers: { host } })).headers.get('content-security-policy');
    const [first, second] = [await read(app), await read(other)];
    expect(first).toMatch(/code\.test|beta\.docs\.test/);
    expect(second).not.toBe(first);
    expect(await read(app)).toBe(first);
  });

  it('changes nothing without the setting', async () => {
    const plain = await createTestApp({ directory: site.directory });
    const { status, headers } = await plain.request(FRAME);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
  });
});
