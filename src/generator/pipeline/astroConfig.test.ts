import { expect, it, vi } from 'vitest';

async function readCacheDir(environment: string): Promise<string | undefined> {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', environment);
  const { default: config } = await import('../../../astro.config.mjs');
  return config.vite?.cacheDir;
}

it('keeps the packages that the development server has prepared when the site is built', async () => {
  const [development, build] = [
    await readCacheDir('development'),
    await readCacheDir('production'),
  ];
  expect(development).toMatch(/^node_modules\//);
  expect(build).toMatch(/^node_modules\//);
  expect(build).not.toBe(development);
}, 60_000);
