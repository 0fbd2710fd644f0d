import { rmSync } from 'node:fs';
import { ENCODINGS, ENCODING_SUFFIX } from '#model/delivery/DeliveryManifest.ts';

/** Removes a file with its compressed copies. */
export function removeWithCopies(file: string): void {
  for (const suffix of ['', ...ENCODINGS.map((encoding) => ENCODING_SUFFIX[encoding])])
    rmSync(file + suffix, { force: true });
}
