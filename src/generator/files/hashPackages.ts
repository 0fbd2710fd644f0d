import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './directories.ts';

/** Changes with the version of any package, direct or not. Use it where too many packages shape a result to name them. */
export function hashPackages(root: string = ROOT): string {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return 'none';
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
