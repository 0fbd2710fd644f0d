import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { hashKey } from '../../files/createCache.ts';
import { CONTENT_DIR } from '../../files/directories.ts';
import { hashSources } from '../../files/hashSources.ts';
import { openCache } from '../../files/openCache.ts';
import type { UsageIndex } from './findUsage.ts';
import { indexUsage, readUsage } from './indexUsage.ts';
import type { ReadUsage } from './indexUsage.ts';

export interface LoadUsageOptions {
  /** The same as for `indexUsage`. */
  directory?: string;
  cacheDirectory?: string;
  textsCacheDirectory?: string;
}

const INDEXER = 'src/generator/api-reference/usage/indexUsage.ts';
const READER = 'src/generator/api-reference/usage/readUsage.ts';

/** Loads the usage index from the cache, or creates it from demos and snippets. */
export async function loadUsage(
  reference: ApiReference,
  { directory = CONTENT_DIR, cacheDirectory, textsCacheDirectory }: LoadUsageOptions = {},
): Promise<UsageIndex> {
  const cache = openCache('usage', cacheDirectory);
  // The code that reads is part of the key, so the shape of a cached value is known.
  const reader = hashKey(hashSources(INDEXER), hashSources(READER), reference);
  const index = await cache.get(hashKey(reader, hashContent(directory)), () =>
    indexUsage(reference, { directory, read: rememberTexts(reader, textsCacheDirectory) }),
  );
  cache.evict();
  return index;
}

/** An edit changes one of thousands of texts, so the others come from a cache. */
function rememberTexts(reader: string, cacheDirectory?: string): ReadUsage {
  const cache = openCache('usage-of-texts', cacheDirectory);
  return (text, file, context) => {
    const key = hashKey(reader, text);
    const known = cache.readJson(key) as string[] | undefined;
    if (known) return new Set(known);
    const usage = readUsage(text, file, context);
    cache.write(key, JSON.stringify([...usage]));
    return usage;
  };
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
