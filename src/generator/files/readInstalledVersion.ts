import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './directories.ts';

/** `typescript` → `6.0.3`, or `none` if the package isn't installed. */
export function readInstalledVersion(name: string, root: string = ROOT): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return 'none';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
