import { createHash } from 'node:crypto';

/**
 * Creates a hash that is short enough for an ETag and long enough to distinguish all versions of a file.
 * A build hashes every file, and `hashWithFnv` in the model is many times slower.
 */
export function hashWithSha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
