import { describe, expect, it } from 'vitest';
import type { OfflineSet } from '#model/delivery/offline.ts';
import { FakeCaches } from '../../../worker/testing/FakeCaches.ts';
import { deleteSet, isFull, readSaved, saveSet } from './saveSet.ts';

const set: OfflineSet = {
  id: 'x-charts.en',
  productId: 'x-charts',
  locale: 'en',
  version: 'one',
  bytes: 60,
  pages: 2,
};
const NAME = 'x-docs-saved-1-x-charts.en';
const FILES = [
  { url: '/x/react-charts/', bytes: 10 },
  { url: '/x/_astro/a.1.js', bytes: 20 },
  { url: '/x/react-charts/bars/', bytes: 30 },
];

/** Creates a response with the content type that matches the URL. */
function respond(url: string): Response {
  const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
  return new Response(url, { headers: { 'content-type': type } });
}

function setUp(files = FILES, missing = '', answers: Record<string, () => Response> = {}) {
  const caches = new FakeCaches();
  const asked: string[] = [];
  const progress: number[] = [];
  const controller = new AbortController();
  const save = (overrides: Partial<OfflineSet> = {}) =>
    saveSet({
      set: { ...set, ...overrides },
      storage: caches.asStorage(),
      fetch: async (url) => {
        asked.push(url);
        if (answers[url]) return answers[url]();
        if (url === missing) return new Response('', { status: 404 });
        return url === '/x/offline/x-charts.en.json' ? Response.json(files) : respond(url);
      },
      onProgress: (bytes) => progress.push(bytes),
      signal: controller.signal,
    });
  return { caches, asked, progress, controller, save };
}

describe('saveSet', () => {
  it('saves every file, with the pages last, and records the version', async () => {
    const { caches, asked, progress, save } = setUp();
    await save();
    expect(asked).toEqual([
      '/x/offline/x-charts.en.json',
      '/x/_astro/a.1.js',
      '/x/react-charts/',
      '/x/react-charts/bars/',
    ]);
    expect(progress).toEqual([20, 30, 60]);
    expect(await readSaved(caches.asStorage(), set.id)).toEqual({ version: 'one', bytes: 60 });
  });

  it('fetches only files that may have changed, and deletes files that are no longer needed', async () => {
    const { caches, asked, save } = setUp();
    await save();
    const cache = await caches.open(NAME);
    await cache.put('/x/_astro/old.1.js', new Response(''));
    asked.length = 0;
    await save({ version: 'two' });
    expect(asked).not.toContain('/x/_astro/a.1.js');
    expect(asked).toContain('/x/react-charts/bars/');
    expect(caches.list(NAME)).not.toContain('/x/_astro/old.1.js');
    expect((await readSaved(caches.asStorage(), set.id))?.version).toBe('two');
  });

  it('fetches a broken file again', async () => {
    const { caches, asked, save } = setUp();
    await save();
    const cache = await caches.open(NAME);
    await cache.put('/x/_astro/a.1.js', respond('/login/'));
    asked.length = 0;
    await save({ version: 'two' });
    expect(asked).toContain('/x/_astro/a.1.js');
    expect(await (await cache.match('/x/_astro/a.1.js'))?.text()).toBe('/x/_astro/a.1.js');
  });

  it('fails if it receives a page instead of a script', async () => {
    const { caches, save } = setUp([...FILES, { url: '/x/_astro/b.2.js', bytes: 5 }], undefined, {
      '/x/_astro/b.2.js': () => respond('/login/'),
    });
    await expect(save()).rejects.toThrow('/x/_astro/b.2.js answered with the wrong type');
    expect(await caches.keys()).toEqual([]);
  });

  it('removes everything if the device is full', async () => {
    const { caches, save } = setUp();
    caches.room = 2;
    const error = await save().catch((fault: unknown) => fault);
    expect(isFull(error)).toBe(true);
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps the older version if an update fails', async () => {
    const { caches, save } = setUp();
    await save();
    caches.room = 0;
    const cache = await caches.open(NAME);
    await cache.delete('/x/react-charts/bars/');
    await expect(save({ version: 'two' })).rejects.toThrow('no room');
    expect((await readSaved(caches.asStorage(), set.id))?.version).toBe('one');
  });

  it('fails if a file is missing', async () => {
    const { caches, save } = setUp(FILES, '/x/react-charts/bars/');
    const error = await save().catch((fault: unknown) => fault);
    expect(String(error)).toContain('/x/react-charts/bars/ answered with 404');
    expect(isFull(error)).toBe(false);
    expect(await caches.keys()).toEqual([]);
  });

  it('can be canceled', async () => {
    const { caches, controller, save } = setUp();
    controller.abort();
    await expect(save()).rejects.toThrow('abort');
    expect(await caches.keys()).toEqual([]);
  });

  it('can be deleted', async () => {
    const { caches, save } = setUp();
    await save();
    await deleteSet(caches.asStorage(), set.id);
    expect(await readSaved(caches.asStorage(), set.id)).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });
});
