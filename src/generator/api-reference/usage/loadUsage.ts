import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { hashKey } from '../../files/createCache.ts';
import { CONTENT_DIR } from '../../files/directories.ts';
import { hashSources } from '../../files/hashSources.ts';
import { loadSource } from '../../files/loadSource.ts';
import { openCache } from '../../files/openCache.ts';
import type { UsageIndex } from './findUsage.ts';

export interface LoadUsageOptions {
  /** The same as for `indexUsage`. */
  directory?: string;
  cacheDirectory?: string;
}

const READER = 'src/generator/api-reference/usage/indexUsage.ts';
type Reader = typeof import('./indexUsage.ts');

/** Loads the usage index from the cache, or creates it from demos and snippets. */
export async function loadUsage(
  reference: ApiReference,
  { directory = CONTENT_DIR, cacheDirectory }: LoadUsageOptions = {},
): Promise<UsageIndex> {
  const cache = openCache('usage', cacheDirectory);
  // The code that reads is part of the key, so the shape of a cached value is known.
  const key = hashKey({
    reader: hashSources(READER),
    reference,
    content: hashContent(directory),
  });
  const index = await cache.get(key, async () => {
    // The compiler takes half a second to load, so it's loaded only when needed.
    const { indexUsage } = loadSource<Reader>(READER);
    return indexUsage(reference, { directory });
  });
  cache.evict();
  return index;
}

/** Hashes the names and contents of all files that the index can depend on. */
function hashContent(directory: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mdx)$/.test(file))
    .sort();
  for (const file of files) {
    hash.update(`${file}\0`).update(readFileSync(path.join(directory, file)));
  }
  return hash.digest('hex');
}
