import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSbom } from './createSbom.ts';
import { listShipped } from './listShipped.ts';
import { readLock } from './Lock.ts';

/** The file where a build writes its SBOM, which lists all packages. */
export const SBOM_FILE = '_sbom.cdx.json';

/** Writes the SBOM and returns the number of packages. */
export function writeSbom(dist: string): number {
  const lock = readLock();
  const packages = listShipped(lock);
  writeFileSync(path.join(dist, SBOM_FILE), createSbom(lock, packages));
  return packages.length;
}
