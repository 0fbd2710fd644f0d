import { readdirSync } from 'node:fs';
import { DATA_DIR } from '../files/directories.ts';

/** `bookings`, `employees`, …: the files of `content/data`. */
export function listDataSets(directory: string = DATA_DIR): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}
