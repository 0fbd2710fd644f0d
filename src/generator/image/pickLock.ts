import { DocsError } from '#model/errors/DocsError.ts';
import { findFolder, listNeeded } from '../packages/Lock.ts';
import type { Lock } from '../packages/Lock.ts';

/** Picks the part of a lockfile that the named packages need, so that `npm ci` installs exactly those versions. */
export function pickLock(lock: Lock, names: readonly string[]): Lock {
  const folders = new Set(names.map((name) => requireFolder(lock, '', name)));
  for (const folder of folders) {
    for (const name of listNeeded(lock.packages[folder] ?? {})) {
      folders.add(requireFolder(lock, folder, name));
    }
  }
  const dependencies = Object.fromEntries(
    names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const { name, version, lockfileVersion } = lock;
  const picked = Object.entries(lock.packages).filter(([folder]) => folders.has(folder));
  return {
    name,
    version,
    lockfileVersion,
    packages: { '': { version, dependencies }, ...Object.fromEntries(picked) },
  };
}

function requireFolder(lock: Lock, from: string, name: string): string {
  const folder = findFolder(lock, from, name);
  if (folder) return folder;
  throw new DocsError(`The lockfile doesn't contain "${name}".`, {
    file: 'package-lock.json',
    hint: `run npm install --save-exact ${name}.`,
  });
}
