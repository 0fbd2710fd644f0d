import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildInputs } from './buildInputs.ts';
import type { BuildInputs } from './buildInputs.ts';
import { hashKey } from './createCache.ts';

const STAMP = '.build-stamp';

/** Hashes everything that the built site depends on. */
export function hashInputs(inputs: BuildInputs = readBuildInputs()): string {
  return hashKey(inputs);
}

/** Whether the site was built from these inputs. */
export function isBuildFresh(dist: string, hash: string = hashInputs()): boolean {
  const inputs = readBuildStamp(dist);
  return inputs !== undefined && hashInputs(inputs) === hash;
}

/** Reads the inputs of the last build. Returns undefined if there's no complete build. */
export function readBuildStamp(dist: string): BuildInputs | undefined {
  try {
    return JSON.parse(readFileSync(path.join(dist, STAMP), 'utf8')) as BuildInputs;
  } catch {
    return undefined;
  }
}

export function writeBuildStamp(dist: string, inputs: BuildInputs): void {
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, STAMP), JSON.stringify(inputs));
}

/** Removes the stamp before a build, so that an interrupted build doesn't look complete. */
export function removeBuildStamp(dist: string): void {
  rmSync(path.join(dist, STAMP), { force: true });
}
