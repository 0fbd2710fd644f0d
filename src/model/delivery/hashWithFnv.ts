const PRIME = 0x100000001b3n;
const START = 0xcbf29ce484222325n;

/**
 * Returns a short hash of a text: 64-bit FNV-1a over its UTF-16 code units. It isn't cryptographically secure.
 * Components can't use the generator's `hashWithSha256` because it needs Node.
 */
export function hashWithFnv(text: string): string {
  let hash = START;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(36);
}
