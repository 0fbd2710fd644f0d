import { expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { CHUNK_MANIFEST, readManifest } from './readManifest.ts';

it('finds the file of a source', () => {
  const dist = createContentTree({
    [CHUNK_MANIFEST]: JSON.stringify({ 'content/a.json': 'x/_astro/a.1.js' }),
  });
  const { findChunk } = readManifest(dist);
  expect(findChunk('content/a.json')).toBe('/x/_astro/a.1.js');
  expect(() => findChunk('content/b.json')).toThrow('no chunk for content/b.json');
});
