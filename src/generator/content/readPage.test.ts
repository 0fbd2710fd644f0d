import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createContentTree, createPageText } from '../checks/contentTree.ts';

const parse = vi.hoisted(() => vi.fn());
vi.mock('./parseMdx.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./parseMdx.ts')>();
  parse.mockImplementation(original.parseMdx);
  return { parseMdx: parse };
});

beforeEach(() => {
  parse.mockClear();
  vi.stubEnv('X_DOCS_CACHE_DIR', createContentTree({}));
});

/** Reads a page like a process that has just started. */
async function read(text: string) {
  vi.resetModules();
  const { readPage } = await import('./readPage.ts');
  const directory = createContentTree({ 'a/page.mdx': text });
  return readPage({ pathname: '/x/a', locale: 'en', file: path.join(directory, 'a/page.mdx') });
}

it('parses a text once, even if several processes read it', async () => {
  const first = await read(createPageText('## Colors\n\n<Demo name="Rivers" />'));
  const second = await read(createPageText('## Colors\n\n<Demo name="Rivers" />'));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(second.source?.headings).toEqual([{ id: 'colors', text: 'Colors', depth: 2 }]);
  expect({ ...second.source, file: '', tree: '' }).toEqual({ ...first.source, file: '', tree: '' });
});

it('parses a changed text', async () => {
  await read(createPageText('## Colors'));
  const { source } = await read(createPageText('## Shapes'));
  expect(source?.headings).toEqual([{ id: 'shapes', text: 'Shapes', depth: 2 }]);
});

it('reports an error each time it reads the text', async () => {
  const text = createPageText('# Colors');
  expect((await read(text)).errors).toHaveLength(1);
  expect((await read(text)).errors).toHaveLength(1);
});
