import { DIGEST_LENGTH, getNameHash } from '#model/delivery/assetDigests.ts';
import type { AssetDigests } from '#model/delivery/assetDigests.ts';

/** Whether the content of a file matches the hash in its name. Hashes that this release doesn't know always pass. */
export async function isIntact(
  pathname: string,
  bytes: ArrayBuffer,
  digests: AssetDigests,
): Promise<boolean> {
  const hash = getNameHash(pathname);
  if (hash === undefined || !Object.hasOwn(digests, hash)) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, DIGEST_LENGTH) === digests[hash];
}
