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
import { CACHE_DIR, ROOT } from './directories.ts';

export const API_CACHE_DIR = path.join(CACHE_DIR, 'api-reference');

const EXTRACTOR = path.join(ROOT, 'src/generator/api-reference/read/extractApi.ts');
const MODEL_FILE = path.join(ROOT, 'src/model/reference/ApiReference.ts');

/** The text of a module and all that it imports by a relative path: a change of them is a change of the key. */
export function hashSources(entry: string = EXTRACTOR): string {
  const found = new Set([entry]);
  // A set hands out what is added while it is walked.
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+\.ts)'/g)) {
      found.add(path.resolve(path.dirname(file), specifier));
    }
  }
  const hash = createHash('sha256');
  for (const file of [...found].sort()) hash.update(readFileSync(file));
  return hash.update(readFileSync(MODEL_FILE)).digest('hex');
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
