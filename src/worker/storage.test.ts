import { describe, expect, it } from 'vitest';
import { ASSETS_CACHE, FILES_CACHE, PAGES_CACHE } from '#model/delivery/offline.ts';
import { FakeCaches } from './testing/FakeCaches.ts';
import { clean, findCopy, keep } from './storage.ts';

const URL_A = 'https://mui.com/x/a/';
const SCRIPT = 'https://mui.com/x/_astro/shell.B2kF9x1_.js';
/** The SHA-256 of "a" starts with these digits. */
const DIGESTS = { B2kF9x1_: 'ca978112' };

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });

describe('findCopy', () => {
  it('prefers the copy from the last visit to a saved one', async () => {
    const storage = new FakeCaches();
    await (await storage.open('x-docs-saved-1-x-charts.en')).put(URL_A, html('saved'));
    expect(await (await findCopy(storage.asStorage(), URL_A, PAGES_CACHE))?.text()).toBe('saved');
    await (await storage.open(PAGES_CACHE)).put(URL_A, html('read'));
    expect(await (await findCopy(storage.asStorage(), URL_A, PAGES_CACHE))?.text()).toBe('read');
  });

  it('drops a broken entry, wherever it is', async () => {
    const storage = new FakeCaches();
    const names = [ASSETS_CACHE, 'x-docs-saved-1-x-charts.en'];
    for (const name of names) await (await storage.open(name)).put(SCRIPT, html('Please log in'));
    expect(await findCopy(storage.asStorage(), SCRIPT, ASSETS_CACHE)).toBeUndefined();
    expect(names.map((name) => storage.list(name))).toEqual([[], []]);
  });

  it('finds an intact entry behind a broken one', async () => {
    const storage = new FakeCaches();
    await (await storage.open(ASSETS_CACHE)).put(SCRIPT, html('Please log in'));
    await (await storage.open('x-docs-saved-1-x-charts.en')).put(SCRIPT, script('good'));
    expect(await (await findCopy(storage.asStorage(), SCRIPT, ASSETS_CACHE))?.text()).toBe('good');
  });

  it('finds nothing in empty caches', async () => {
    expect(await findCopy(new FakeCaches().asStorage(), URL_A, PAGES_CACHE)).toBeUndefined();
  });
});

describe('keep', () => {
  it('caches a page under its URL without query and hash', async () => {
    const storage = new FakeCaches();
    await keep(storage.asStorage(), PAGES_CACHE, `${URL_A}?utm=1#part`, new Response('a'));
    expect(storage.list(PAGES_CACHE)).toEqual([URL_A]);
  });

  it('checks the content against the hash in the name', async () => {
    const storage = new FakeCaches();
    await keep(storage.asStorage(), ASSETS_CACHE, SCRIPT, script('half of it'), DIGESTS);
    expect(storage.list(ASSETS_CACHE)).toEqual([]);
    await keep(storage.asStorage(), ASSETS_CACHE, SCRIPT, script('a'), DIGESTS);
    expect(storage.list(ASSETS_CACHE)).toEqual([SCRIPT]);
    expect(await (await findCopy(storage.asStorage(), SCRIPT, ASSETS_CACHE))?.text()).toBe('a');
  });

  it('drops nothing if the connection breaks', async () => {
    const storage = new FakeCaches();
    for (const name of ['1', '2'])
      await keep(storage.asStorage(), PAGES_CACHE, `https://mui.com/x/${name}/`, html(name));
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
    await keep(storage.asStorage(), PAGES_CACHE, URL_A, new Response(body));
    expect(storage.list(PAGES_CACHE)).toHaveLength(2);
  });

  it('makes room on a full device by dropping the oldest half', async () => {
    const storage = new FakeCaches();
    for (const name of ['1', '2', '3', '4'])
      await keep(
        storage.asStorage(),
        PAGES_CACHE,
        `https://mui.com/x/${name}/`,
        new Response(name),
      );
    storage.room = 4;
    await keep(storage.asStorage(), PAGES_CACHE, 'https://mui.com/x/5/', new Response('5'));
    expect(storage.list(PAGES_CACHE)).toEqual([
      'https://mui.com/x/3/',
      'https://mui.com/x/4/',
      'https://mui.com/x/5/',
    ]);
  });

  it("caches nothing if that doesn't help either", async () => {
    const storage = new FakeCaches();
    storage.room = 0;
    await keep(storage.asStorage(), PAGES_CACHE, URL_A, new Response('a'));
    expect(storage.list(PAGES_CACHE)).toEqual([]);
  });
});

describe('clean', () => {
  it('deletes older versions and leaves the caches of others', async () => {
    const storage = new FakeCaches();
    const names = [
      'other-app',
      'x-docs-core-1-old',
      'x-docs-core-1-new',
      'x-docs-pages-0',
      PAGES_CACHE,
      ASSETS_CACHE,
      FILES_CACHE,
      'x-docs-saved-1-x-charts.en',
    ];
    for (const name of names) await storage.open(name);
    await clean(storage.asStorage(), 'new');
    expect(await storage.keys()).toEqual(
      names.filter((name) => !['x-docs-core-1-old', 'x-docs-pages-0'].includes(name)),
    );
  });

  it('trims pages to their limit, the oldest first', async () => {
    const storage = new FakeCaches();
    const cache = await storage.open(PAGES_CACHE);
    for (let index = 0; index < 203; index += 1)
      await cache.put(`https://mui.com/x/${index}/`, new Response(''));
    await clean(storage.asStorage(), 'new');
    expect(storage.list(PAGES_CACHE)).toHaveLength(200);
    expect(storage.list(PAGES_CACHE)[0]).toBe('https://mui.com/x/3/');
  });
});
