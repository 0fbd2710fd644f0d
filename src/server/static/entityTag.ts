/** Returns a tag such as `"hash-br"`. It differs by encoding, because the bytes differ. */
export function createEntityTag(hash: string, encoding: string | undefined): string {
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** `If-None-Match` uses weak comparison, because proxies that recompress responses mark tags with `W/`. */
export function matchesEntityTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
