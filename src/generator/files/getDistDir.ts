import path from 'node:path';
import { DIST_DIR } from './directories.ts';

/** Where the built site stands; `DIST_DIR` names another folder, as it does for the server. */
export function getDistDir(): string {
  return path.resolve(process.env['DIST_DIR'] ?? DIST_DIR);
}
