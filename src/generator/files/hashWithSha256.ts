import { createHash } from 'node:crypto';

/**
 * Short enough for an entity tag and long enough to distinguish all versions of a file.
 * `hashWithFnv` of the model is many times slower, and a build hashes every file.
 */
export function hashWithSha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
