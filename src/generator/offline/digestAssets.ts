import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIGEST_LENGTH, getNameHash } from '#model/delivery/assetDigests.ts';
import type { AssetDigests } from '#model/delivery/assetDigests.ts';

/**
 * Creates the digests that the worker compares files with before it caches them. The hashes in file names don't work for that,
 * because the bundler computes them before it inserts the names of imports.
 */
export function digestAssets(dist: string, pathnames: Iterable<string>): AssetDigests {
  const digests = new Map<string, string | undefined>();
  for (const pathname of pathnames) {
    const hash = getNameHash(pathname);
    if (hash === undefined) continue;
    const content = readFileSync(path.join(dist, pathname));
    const digest = createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
    // Two files can share a hash by chance. In that case, neither is checked.
    digests.set(hash, digests.has(hash) && digests.get(hash) !== digest ? undefined : digest);
  }
  return Object.fromEntries(
    [...digests].flatMap(([hash, digest]) => (digest ? [[hash, digest]] : [])),
  );
}
