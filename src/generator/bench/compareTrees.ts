import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';

/** Files that are missing on one side or differ, hidden files at the top aside. */
export function compareTrees(a: string, b: string): string[] {
  const list = (directory: string) => listFiles(directory).filter((file) => !file.startsWith('.'));
  const [left, right] = [new Set(list(a)), new Set(list(b))];
  return [...new Set([...left, ...right])]
    .filter(
      (file) =>
        !left.has(file) ||
        !right.has(file) ||
        !readFileSync(path.join(a, file)).equals(readFileSync(path.join(b, file))),
    )
    .sort();
}
