import { toName } from './Lock.ts';
import type { Lock } from './Lock.ts';

export interface ShippedPackage {
  name: string;
  version: string;
  /** The license as the author wrote it, which should be an SPDX expression. */
  license: string | undefined;
  integrity: string | undefined;
}

/** Lists every package that can end up in the site or in an image, which is everything except development dependencies. */
export function listShipped(lock: Lock): ShippedPackage[] {
  const shipped = new Map<string, ShippedPackage>();
  for (const [folder, { version = '', license, integrity, dev }] of Object.entries(lock.packages)) {
    if (folder === '' || dev) continue;
    const name = toName(folder);
    shipped.set(`${name}@${version}`, { name, version, license, integrity });
  }
  return [...shipped.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, it]) => it);
}
