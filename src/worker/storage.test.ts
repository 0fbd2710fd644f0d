import { describe, expect, it } from 'vitest';
import { ASSETS_CACHE, FILES_CACHE, PAGES_CACHE } from '#model/delivery/offline.ts';
import { FakeCaches } from './testing/FakeCaches.ts';
import { clean, findCopy, keep } from './storage.ts';

const URL_A = 'https://mui.com/x/a/';

describe('findCopy', () => {
  it('takes what was read before what was saved', async () => {
    const storage = new FakeCaches();
    await (await storage.open('x-docs-saved-1-x-charts.en')).put(URL_A, new Response('saved'));
    expect(await (await findCopy(storage.asStorage(), URL_A, PAGES_CACHE))?.text()).toBe('saved');
    await (await storage.open(PAGES_CACHE)).put(URL_A, new Response('read'));
    expect(await (await findCopy(storage.asStorage(), URL_A, PAGES_CACHE))?.text()).toBe('read');
  });

  it('finds nothing where nothing is', async () => {
    expect(await findCopy(new FakeCaches().asStorage(), URL_A, PAGES_CACHE)).toBeUndefined();
  });
});

describe('keep', () => {
  it('keeps a page under its address without query and hash', async () => {
    const storage = new FakeCaches();
    await keep(storage.asStorage(), PAGES_CACHE, `${URL_A}?utm=1#part`, new Response('a'));
    expect(storage.list(PAGES_CACHE)).toEqual([URL_A]);
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

  it('goes without when even that does not help', async () => {
    const storage = new FakeCaches();
    storage.room = 0;
    await keep(storage.asStorage(), PAGES_CACHE, URL_A, new Response('a'));
    expect(storage.list(PAGES_CACHE)).toEqual([]);
  });
});

describe('clean', () => {
  it('forgets older versions and leaves what is not ours', async () => {
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

  it('holds pages to their limit, the oldest first', async () => {
    const storage = new FakeCaches();
    const cache = await storage.open(PAGES_CACHE);
    for (let index = 0; index < 203; index += 1)
      await cache.put(`https://mui.com/x/${index}/`, new Response(''));
    await clean(storage.asStorage(), 'new');
    expect(storage.list(PAGES_CACHE)).toHaveLength(200);
    expect(storage.list(PAGES_CACHE)[0]).toBe('https://mui.com/x/3/');
  });
});
