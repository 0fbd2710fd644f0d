import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveryManifestSchema } from '#model/delivery/DeliveryManifest.ts';
import { prepareDelivery } from './prepareDelivery.ts';
import type { DeliveryOptions } from './prepareDelivery.ts';

const HTML = `<script>start()</script>${'<p>Text</p>'.repeat(200)}`;
let root: string;
let directory: string;
const prepare = (options: DeliveryOptions = {}) =>
  prepareDelivery({ directory, cacheDirectory: path.join(root, 'cache'), ...options });
const read = (name: string) => readFile(path.join(directory, name));

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'x-docs-delivery-'));
  directory = path.join(root, 'dist');
  await mkdir(path.join(directory, 'x/_astro'), { recursive: true });
  await writeFile(path.join(directory, 'index.html'), HTML);
  await writeFile(path.join(directory, 'x/_astro/a.js'), 'let a;\n'.repeat(300));
  await writeFile(path.join(directory, 'x/_astro/a.png'), 'p'.repeat(3000));
  await writeFile(path.join(directory, 'robots.txt'), 'User-agent: *\n');
});
afterEach(() => rm(root, { recursive: true }));

describe('prepareDelivery', () => {
  it('writes compressed copies next to text that is large enough', async () => {
    await prepare();
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(HTML);
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(HTML);
    const files = await readdir(directory, { recursive: true });
    expect(files.filter((file) => /png\.|robots\.txt\./.test(file))).toEqual([]);
  });

  it('describes every file except those it writes', async () => {
    for (const name of ['.build-stamp', '_sbom.cdx.json', '_mcp/x-docs-mcp.mjs']) {
      await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
      await writeFile(path.join(directory, name), 'not for readers');
    }
    await prepare();
    await prepare();
    const manifest = deliveryManifestSchema.parse(JSON.parse(String(await read('_delivery.json'))));
    expect(Object.keys(manifest.files)).toEqual([
      '/index.html',
      '/robots.txt',
      '/x/_astro/a.js',
      '/x/_astro/a.png',
    ]);
    expect(manifest.files['/index.html']).toMatchObject({
      size: HTML.length,
      encodings: { br: expect.any(Number), gzip: expect.any(Number) },
      scripts: [expect.stringMatching(/^sha256-/)],
    });
    const copy = await read('index.html.br');
    expect(manifest.files['/index.html']?.encodings.br).toBe(copy.length);
    expect(manifest.files['/x/_astro/a.png']?.encodings).toEqual({});
  });

  it('writes the files for static hosts', async () => {
    await prepare();
    expect(String(await read('_headers'))).toMatch(
      /^\/\n(?: {2}.*\n)* {2}content-security-policy: /m,
    );
    expect(String(await read('_redirects'))).toContain('/en/x/* /x/:splat 301');
  });

  it('takes copies of unchanged files from the cache', async () => {
    expect(await prepare()).toEqual({ files: 4, compressed: 3, created: 4 });
    expect(await prepare()).toEqual({ files: 4, compressed: 3, created: 0 });
    const cached = (await readdir(path.join(root, 'cache'))).sort();
    expect(cached).toHaveLength(4);
    await writeFile(path.join(root, 'cache', cached[0] ?? ''), 'from the cache');
    await prepare();
    const copies = await Promise.all(
      ['index.html.br', 'index.html.gz', 'x/_astro/a.js.br', 'x/_astro/a.js.gz'].map(read),
    );
    expect(copies.map(String)).toContain('from the cache');
  });

  it('spends more time on a large page than on another file with the same text', async () => {
    // Lines with a counter, which a quick compression finds hard.
    const line = (index: number) => `<li id="item-${index * index}">${index * 7919}</li>\n`;
    const page = Array.from({ length: 9000 }, (_, index) => line(index)).join('');
    await writeFile(path.join(directory, 'page.html'), page);
    await writeFile(path.join(directory, 'page.txt'), page);
    await prepare();
    const [large = 0, usual = 0] = await Promise.all(
      ['page.html.br', 'page.txt.br'].map(async (name) => (await read(name)).length),
    );
    expect(usual).toBeGreaterThan(30_000);
    expect(large).toBeLessThan(usual);
  });

  it('compresses many files with workers, also when several have the same content', async () => {
    const names = Array.from({ length: 80 }, (_, index) => `x/list-${index}.json`);
    const text = (name: string) => `["${name.slice(0, 'x/list-1'.length)}"],`.repeat(2000);
    for (const name of names) await writeFile(path.join(directory, name), text(name));
    const progress: string[] = [];
    await prepare({ onProgress: (done, total) => progress.push(`${done}/${total}`) });
    for (const name of names)
      expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text(name));
    expect(progress).toHaveLength(83);
    expect(progress.at(-1)).toBe('83/83');
  });

  it('prepares changed files only when it knows which changed, with the same result', async () => {
    await prepare();
    await writeFile(path.join(directory, 'index.html'), `${HTML}<script>more()</script>`);
    await writeFile(path.join(directory, 'new.txt'), 'new '.repeat(300));
    await rm(path.join(directory, 'x/_astro/a.png'));
    const changed = new Set(['/index.html', '/new.txt']);
    expect(await prepare({ changed })).toEqual({ files: 4, compressed: 2, created: 4 });
    const names = ['_delivery.json', '_headers', 'index.html.br', 'new.txt.gz'];
    const partial = await Promise.all(names.map(read));
    await prepare();
    expect(await Promise.all(names.map(read))).toEqual(partial);
    expect(Object.keys(JSON.parse(String(partial[0])).files)).not.toContain('/x/_astro/a.png');
  });

  it('fails with every script that would be blocked', async () => {
    await writeFile(path.join(directory, 'index.html'), '<p onclick="a()"><img onload="b()"></p>');
    await expect(prepare()).rejects.toThrow(/onclick[^]*onload/);
    await expect(read('_delivery.json')).rejects.toThrow('ENOENT');
  });
});
