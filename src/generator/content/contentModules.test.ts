import { build } from 'vite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatModuleList } from './contentModules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'x-docs-modules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('imports the listed modules, and rejects any other path', async () => {
  writeFileSync(path.join(root, 'page.js'), "export default 'text of the page';");
  writeFileSync(path.join(root, 'entry.js'), formatModuleList(['page.js']));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      minify: false,
      lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'built.js' },
      outDir: 'out',
    },
  });
  const { importContent } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(root, 'out/built.js')).href
  )) as { importContent: (file: string) => Promise<{ default: string }> };
  expect((await importContent('page.js')).default).toBe('text of the page');
  await expect(importContent('other.js')).rejects.toThrow(
    'other.js is neither a page, nor a demo, nor a figure',
  );
});
