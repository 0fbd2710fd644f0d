import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';

/** One package in a lockfile. Other properties that npm writes are kept unchanged. */
export interface LockEntry {
  version?: string;
  license?: string;
  /** Only needed for development. */
  dev?: boolean;
  /** npm's hash of the package: `sha512-` and base64. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  /** Packages by folder: `node_modules/a/node_modules/b`. The project itself is `''`. */
  packages: Record<string, LockEntry>;
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export function toName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Lists everything that npm installs together with a package. It only installs optional peers if another package needs them. */
export function listNeeded(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Finds the folder that Node resolves a package to: the one in the nearest `node_modules` upward. */
export function findFolder(lock: Lock, from: string, name: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock.packages[folder]) return folder;
  if (from === '') return undefined;
  const parent = from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '');
  return findFolder(lock, parent, name);
}
