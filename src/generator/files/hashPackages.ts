import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './directories.ts';

/** Hashes the versions of all packages, direct or not. Use it if a result depends on too many packages to list them. */
export function hashPackages(root: string = ROOT): string {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return 'none';
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
