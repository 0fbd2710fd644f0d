import { createHash } from 'node:crypto';

/** Short enough for an entity tag, long enough to tell all versions of a file apart. */
export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
