import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hashKey } from '../files/createCache.ts';
import { ROOT } from '../files/directories.ts';
import { hashSources } from '../files/hashSources.ts';
import { loadSource } from '../files/loadSource.ts';
import { openCache } from '../files/openCache.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';

export interface LoadMessagesOptions {
  root?: string;
  cacheDirectory?: string;
  /** Called when the cache has no entry. */
  read?: (directories: readonly string[]) => string[];
}

const READER = 'src/generator/error-messages/readPackageMessages.ts';
type Reader = typeof import('./readPackageMessages.ts');

/** Loads every message that the installed MUI X packages can print, from the cache or from their modules. */
export async function loadErrorMessages({
  root = ROOT,
  cacheDirectory,
  read,
}: LoadMessagesOptions = {}): Promise<string[]> {
  const names = listPackageNames(root);
  const cache = openCache('error-messages', cacheDirectory);
  // The code that reads is part of the key, so the shape of a cached value is known.
  const key = hashKey({
    reader: hashSources(READER),
    packages: names.map((name) => [name, readInstalledVersion(name, root)]),
  });
  const messages = await cache.get(key, () => {
    // The compiler takes half a second to load, so it's loaded only when needed.
    const readMessages = read ?? loadSource<Reader>(READER).readPackageMessages;
    return readMessages(names.map((name) => getModules(name, root)));
  });
  cache.evict();
  return messages;
}

/** Lists our packages that contain modules. Packages with third-party code, such as D3, have another layout and are left out. */
function listPackageNames(root: string): string[] {
  return readdirSync(path.join(root, 'node_modules/@mui'))
    .filter((name) => name.startsWith('x-'))
    .map((name) => `@mui/${name}`)
    .filter((name) => existsSync(getModules(name, root)))
    .sort();
}

function getModules(name: string, root: string): string {
  return path.join(root, 'node_modules', name, 'esm');
}
