import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CACHE_DIR, ROOT } from '../content/directories.ts';

export const API_CACHE_DIR = path.join(CACHE_DIR, 'api-reference');

const OWN_FOLDER = import.meta.dirname;
const MODEL_FILE = path.join(ROOT, 'src/model/ApiReference.ts');

/** The text of all that decides what the extractor finds, so that a change of it is a change of the key. */
export function hashSources(folder: string = OWN_FOLDER): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of [...files.map((name) => path.join(folder, name)), MODEL_FILE]) {
    hash.update(path.basename(file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** `typescript` → `6.0.3`; packages around ours shape the types too. */
export function readInstalledVersion(name: string, root: string = ROOT): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return 'none';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export function hashKey(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** What was written under this key; nothing when there is nothing, or when it cannot be read. */
export function readCached(name: string, key: string, directory: string = API_CACHE_DIR): unknown {
  const file = path.join(directory, `${name}-${key}.json`);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A file cut short by a killed process is as good as none.
    return undefined;
  }
}

/** Writes under the key and forgets what was there under others. */
export function writeCached(
  name: string,
  key: string,
  value: unknown,
  directory: string = API_CACHE_DIR,
): void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, `${name}-${key}.json`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  const old = readdirSync(directory).filter(
    (other) =>
      new RegExp(`^${name}-[0-9a-f]{16}\\.json$`).test(other) && other !== path.basename(file),
  );
  for (const other of old) rmSync(path.join(directory, other), { force: true });
}
