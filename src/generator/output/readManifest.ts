import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the bundler writes about the browser build. It's hidden, so it isn't delivered. */
export const CHUNK_MANIFEST = '.chunks.json';

/** Files of the browser build by their source. */
export interface ChunkManifest {
  /** `content/strings/en.json` → `/x/_astro/en.1a2b.js` */
  findChunk: (source: string) => string;
}

export function readManifest(dist: string): ChunkManifest {
  const chunks = JSON.parse(readFileSync(path.join(dist, CHUNK_MANIFEST), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return {
    findChunk(source) {
      const chunk = chunks[source];
      if (!chunk) throw new Error(`The browser build has no chunk for ${source}.`);
      return `/${chunk.file}`;
    },
  };
}
