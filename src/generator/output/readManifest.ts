import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by `chunkManifest`. It's hidden, so it isn't delivered. */
export const CHUNK_MANIFEST = '.chunks.json';

/** Files of the browser build by their source. */
export interface ChunkManifest {
  /** `content/strings/en.json` → `/x/_astro/en.1a2b.js` */
  findChunk: (source: string) => string;
}

export function readManifest(dist: string): ChunkManifest {
  const text = readFileSync(path.join(dist, CHUNK_MANIFEST), 'utf8');
  const chunks = JSON.parse(text) as Record<string, string>;
  return {
    findChunk(source) {
      const file = chunks[source];
      if (!file) throw new Error(`The browser build has no chunk for ${source}.`);
      return `/${file}`;
    },
  };
}
