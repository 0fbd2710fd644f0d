import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, hashKey } from './createCache.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'x-docs-cache-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Makes every entry look as if it was last used this long ago. */
const age = (milliseconds: number) => {
  const then = new Date(Date.now() - milliseconds);
  for (const name of readdirSync(directory)) utimesSync(path.join(directory, name), then, then);
};

describe('createCache', () => {
  it('creates a value only once', async () => {
    const cache = createCache(directory, { version: 1 });
    const create = vi.fn(() => ({ a: 1 }));
    expect(await cache.get('key', create)).toEqual({ a: 1 });
    expect(await cache.get('key', create)).toEqual({ a: 1 });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('creates another value for another key or version', async () => {
    const create = vi.fn(() => 1);
    await createCache(directory, { version: 1 }).get('a', create);
    await createCache(directory, { version: 1 }).get('b', create);
    await createCache(directory, { version: 2 }).get('a', create);
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('creates the value again if its file is damaged', async () => {
    const cache = createCache(directory, { version: 1 });
    await cache.get('key', () => [1]);
    const [name = ''] = readdirSync(directory);
    writeFileSync(path.join(directory, name), '[1');
    expect(await cache.get('key', () => [2])).toEqual([2]);
  });

  it('stores nothing if creating the value fails', async () => {
    const cache = createCache(directory, { version: 1 });
    const fail = () => Promise.reject(new Error('broken'));
    await expect(cache.get('key', fail)).rejects.toThrow('broken');
    await expect(cache.getFolder('folder', fail)).rejects.toThrow('broken');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('keeps bytes unchanged', () => {
    const cache = createCache(directory, { version: 1 });
    const bytes = new Uint8Array([0, 255, 10, 13]);
    expect(cache.read('key')).toBeUndefined();
    cache.write('key', bytes);
    expect(cache.read('key')).toEqual(Buffer.from(bytes));
  });

  it('replaces an entry atomically', () => {
    const cache = createCache(directory, { version: 1 });
    cache.write('key', 'old');
    const [name = ''] = readdirSync(directory);
    const open = readFileSync(path.join(directory, name));
    cache.write('key', 'new');
    expect(String(open)).toBe('old');
    expect(String(cache.read('key'))).toBe('new');
    expect(readdirSync(directory)).toEqual([name]);
  });

  it('fills a folder once, and moves it to its final name when it is complete', async () => {
    const cache = createCache(directory, { version: 1 });
    const create = vi.fn((draft: string) => {
      writeFileSync(path.join(draft, 'a.txt'), 'a');
      expect(readdirSync(directory)).toEqual([path.basename(draft)]);
      expect(draft).toMatch(/\.draft$/);
    });
    const folder = await cache.getFolder('key', create);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('a');
    expect(await cache.getFolder('key', create)).toBe(folder);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('evict', () => {
  it('deletes the least recently used entries beyond the maximum number', () => {
    const cache = createCache(directory, { version: 1, maxEntries: 2 });
    for (const key of ['a', 'b']) cache.write(key, key);
    age(60_000);
    cache.write('c', 'c');
    cache.read('a');
    cache.evict();
    expect(['a', 'b', 'c'].map((key) => cache.read(key)?.toString())).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  it('deletes the least recently used entries beyond the maximum size', () => {
    const cache = createCache(directory, { version: 1, maxBytes: 250 });
    cache.write('old', 'x'.repeat(100));
    age(60_000);
    cache.write('b', 'x'.repeat(100));
    cache.write('c', 'x'.repeat(100));
    cache.evict();
    expect(cache.read('old')).toBeUndefined();
    expect(readdirSync(directory)).toHaveLength(2);
  });

  it('deletes drafts of killed processes, but not those that are being written', () => {
    const cache = createCache(directory, { version: 1 });
    writeFileSync(path.join(directory, 'a.1.draft'), '');
    age(2 * 60 * 60 * 1000);
    writeFileSync(path.join(directory, 'b.2.draft'), '');
    cache.evict();
    expect(readdirSync(directory)).toEqual(['b.2.draft']);
  });

  it('does nothing if there is no cache yet', () => {
    const missing = path.join(directory, 'missing');
    createCache(missing, { version: 1, maxEntries: 1 }).evict();
    expect(existsSync(missing)).toBe(false);
  });
});

describe('hashKey', () => {
  it.each([
    [['a', 'b'], ['ab']],
    [[{ a: 1 }], [{ a: 2 }]],
    [[1], ['1']],
  ])('tells %j from %j', (a, b) => {
    expect(hashKey(...a)).not.toBe(hashKey(...b));
  });

  it('returns the same key for equal values', () => {
    expect(hashKey('a', [1, { b: 2 }])).toBe(hashKey('a', [1, { b: 2 }]));
  });
});
