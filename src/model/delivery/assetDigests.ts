/** Maps the hash in an asset's name to the start of the hexadecimal SHA-256 of its content. */
export type AssetDigests = Readonly<Record<string, string>>;

/** Enough to notice damage; an attacker who can change a script doesn't need a cache. */
export const DIGEST_LENGTH = 8;

const HASHED_NAME = /^\/x\/_astro\/.+\.([\w-]{8})\.[a-z0-9]+$/;

/** `/x/_astro/shell.B2kF9x1_.js` → `B2kF9x1_`; `undefined` for a name without a hash. */
export function getNameHash(pathname: string): string | undefined {
  return HASHED_NAME.exec(pathname)?.[1];
}
