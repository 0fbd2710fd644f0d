import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface CacheLimits {
  /** Increase it when the same input leads to another result, so that old entries are no longer found. */
  version: number;
  maxEntries?: number;
  /** Folders don't count towards the size. Limit their number instead. */
  maxBytes?: number;
}

/** Stores results that are expensive to create and only depend on their key. The directory can be deleted at any time. */
export interface Cache {
  read: (key: string) => Buffer | undefined;
  /** Returns the JSON value stored under the key. A damaged entry counts as missing. */
  readJson: (key: string) => unknown;
  write: (key: string, content: string | Uint8Array) => void;
  /** Returns the JSON value stored under the key. If there is none, it stores and returns the result of `create`. */
  get: <Value>(key: string, create: () => Value | Promise<Value>) => Promise<Value>;
  /** Returns the folder stored under the key. If there is none, `create` fills a draft, which is renamed once it's complete. */
  getFolder: (key: string, create: (draft: string) => void | Promise<void>) => Promise<string>;
  /** Deletes the least recently used entries until the cache is within its limits. */
  evict: () => void;
}

/** Drafts older than this were left behind by a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;
const DRAFT = /\.draft$/;

export function createCache(
  directory: string,
  { version, maxEntries = Infinity, maxBytes = Infinity }: CacheLimits,
): Cache {
  const locate = (key: string) => path.join(directory, hashKey(version, key));

  const read = (key: string) => {
    const file = locate(key);
    try {
      const content = readFileSync(file);
      touch(file);
      return content;
    } catch {
      return undefined;
    }
  };

  // Renaming is atomic. Nobody reads half an entry, even if the writer is killed or another process writes the same entry.
  const write = (key: string, content: string | Uint8Array) => {
    mkdirSync(directory, { recursive: true });
    const draft = nameDraft(locate(key));
    writeFileSync(draft, content);
    renameSync(draft, locate(key));
  };

  const readJson = (key: string) => parseJson(read(key));

  return {
    read,
    readJson,
    write,
    async get<Value>(key: string, create: () => Value | Promise<Value>) {
      const known = readJson(key);
      if (known !== undefined) return known as Value;
      const value = await create();
      write(key, JSON.stringify(value));
      return value;
    },
    async getFolder(key, create) {
      const folder = locate(key);
      if (existsSync(folder)) {
        touch(folder);
        return folder;
      }
      const draft = nameDraft(folder);
      mkdirSync(draft, { recursive: true });
      try {
        await create(draft);
        if (!existsSync(folder)) renameSync(draft, folder);
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
      return folder;
    },
    evict: () => evict(directory, maxEntries, maxBytes),
  };
}

/** Hashes JSON values. */
export function hashKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function nameDraft(file: string): string {
  return `${file}.${randomUUID()}.draft`;
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another process has just evicted it, or the disk is read-only. That's fine, because its content was already read.
  }
}

function parseJson(content: Buffer | undefined): unknown {
  if (!content) return undefined;
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

function evict(directory: string, maxEntries: number, maxBytes: number): void {
  if (!existsSync(directory)) return;
  const remove = (name: string) =>
    rmSync(path.join(directory, name), { recursive: true, force: true });
  const entries = readdirSync(directory).map((name) => {
    const { mtimeMs, size } = statSync(path.join(directory, name));
    return { name, mtimeMs, size };
  });
  for (const { name, mtimeMs } of entries)
    if (DRAFT.test(name) && Date.now() - mtimeMs > ABANDONED_MS) remove(name);
  const kept = entries.filter(({ name }) => !DRAFT.test(name));
  kept.sort((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = 0;
  for (const [index, { name, size }] of kept.entries()) {
    bytes += size;
    if (index >= maxEntries || bytes > maxBytes) remove(name);
  }
}
