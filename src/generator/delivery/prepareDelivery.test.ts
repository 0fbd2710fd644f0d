import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveryManifestSchema } from '#model/delivery/DeliveryManifest.ts';
import { prepareDelivery } from './prepareDelivery.ts';

const HTML = `<script>start()</script>${'<p>Text</p>'.repeat(200)}`;
let root: string;
let directory: string;
const lines: string[] = [];
const prepare = () =>
  prepareDelivery({
    directory,
    cacheDirectory: path.join(root, 'cache'),
    log: (line) => lines.push(line),
  });
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

  it('describes every file and none of its own', async () => {
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

  it('takes copies from the cache', async () => {
    await prepare();
    const cached = (await readdir(path.join(root, 'cache'))).sort();
    expect(cached).toHaveLength(4);
    await writeFile(path.join(root, 'cache', cached[0] ?? ''), 'from the cache');
    await prepare();
    const copies = await Promise.all(
      ['index.html.br', 'index.html.gz', 'x/_astro/a.js.br', 'x/_astro/a.js.gz'].map(read),
    );
    expect(copies.map(String)).toContain('from the cache');
  });

  it('handles files with the same content', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `x/list-${index}.json`);
    for (const name of names)
      await writeFile(path.join(directory, name), '["same"],'.repeat(20_000));
    await prepare();
    for (const name of names) expect((await read(`${name}.br`)).length).toBeGreaterThan(0);
  });

  it("removes copies from the cache that this build doesn't use", async () => {
    await prepare();
    await writeFile(path.join(directory, 'index.html'), `${HTML}<p>More</p>`);
    await prepare();
    expect(await readdir(path.join(root, 'cache'))).toHaveLength(4);
  });

  it('fails with every script that would be blocked', async () => {
    await writeFile(path.join(directory, 'index.html'), '<p onclick="a()"><img onload="b()"></p>');
    await expect(prepare()).rejects.toThrow(/onclick[^]*onload/);
    await expect(read('_delivery.json')).rejects.toThrow('ENOENT');
  });

  it('reports progress', async () => {
    lines.length = 0;
    await prepare();
    expect(lines[0]).toBe('Delivery: compressing the text among 4 files');
    expect(lines.at(-1)).toMatch(/^Delivery: 4 files ready in \d+\.\d s$/);
  });
});
