import { statfsSync } from 'node:fs';
import path from 'node:path';

/** On a full disk, an existing log may still have room for some writes, so a write that works doesn't prove that there's space. */
const MIN_BYTES = 1024 * 1024;

/** Throws if the disk of a file is almost full. */
export function checkFreeSpace(file: string): void {
  if (file === ':memory:') return;
  const { bavail, bsize } = statfsSync(path.dirname(file), { bigint: true });
  const free = bavail * bsize;
  if (free < MIN_BYTES) throw new Error(`The disk is full: ${free} bytes are left for ${file}.`);
}
