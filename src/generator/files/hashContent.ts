import { createHash } from 'node:crypto';

/** Short enough for an entity tag and long enough to distinguish all versions of a file. */
export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
