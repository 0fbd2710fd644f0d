import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { CONTENT_DIR, ROOT } from '../../files/directories.ts';
import { hashKey, hashSources, readCached, writeCached } from '../../files/apiCache.ts';
import type { UsageIndex } from './findUsage.ts';

export interface LoadUsageOptions {
  /** As of `indexUsage`. */
  directory?: string;
  cacheDirectory?: string;
}

const READER = path.join(ROOT, 'src/generator/api-reference/usage/indexUsage.ts');

/** The index from the cache, or read from demos and snippets and put there. */
export async function loadUsage(
  reference: ApiReference,
  { directory = CONTENT_DIR, cacheDirectory }: LoadUsageOptions = {},
): Promise<UsageIndex> {
  const key = hashKey({
    reader: hashSources(READER),
    reference,
    content: hashContent(directory),
  });
  const cached = readCached('usage', key, cacheDirectory);
  // The key holds the code that wrote the file, so its shape is known.
  if (cached) return cached as UsageIndex;
  const { indexUsage } = await import('./indexUsage.ts');
  const index = indexUsage(reference, { directory });
  writeCached('usage', key, index, cacheDirectory);
  return index;
}

/** Code and texts by name: what the index is read from, and a little more. */
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
