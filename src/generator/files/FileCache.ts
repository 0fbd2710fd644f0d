import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface FileCache<Value> {
  /** The value made from `input` before, or made now and kept. */
  get: (input: string, make: () => Promise<Value>) => Promise<Value>;
}

/** What is costly to make and follows from its input alone, kept as JSON files; the folder may be deleted at any time. */
export function createFileCache<Value>(directory: string, version: number): FileCache<Value> {
  return {
    async get(input, make) {
      const key = createHash('sha256').update(`${version}\n${input}`).digest('hex').slice(0, 32);
      const file = path.join(directory, `${key}.json`);
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Value;
      } catch {
        const value = await make();
        mkdirSync(directory, { recursive: true });
        writeFileSync(file, JSON.stringify(value));
        return value;
      }
    },
  };
}
