import { statfsSync } from 'node:fs';
import path from 'node:path';

/** A log that was written before can take some more on a full disk, so writing alone doesn't show how close the end is. */
const MIN_BYTES = 1024 * 1024;

/** Throws if the disk of a file is as good as full. */
export function checkFreeSpace(file: string): void {
  if (file === ':memory:') return;
  const { bavail, bsize } = statfsSync(path.dirname(file), { bigint: true });
  const free = bavail * bsize;
  if (free < MIN_BYTES) throw new Error(`The disk is full: ${free} bytes are left for ${file}.`);
}
