/** `"hash-br"`: one tag for each encoding, since the bytes differ. */
export function createEntityTag(hash: string, encoding: string | undefined): string {
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** `If-None-Match` compares weakly: proxies that recompress mark tags with `W/`. */
export function matchesEntityTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
