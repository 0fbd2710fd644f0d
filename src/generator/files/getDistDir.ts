import path from 'node:path';
import { DIST_DIR } from './directories.ts';

/** The folder of the built site. `DIST_DIR` overrides it, as it does for the server. */
export function getDistDir(): string {
  return path.resolve(process.env['DIST_DIR'] ?? DIST_DIR);
}
