import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { readErrorMessages } from './readErrorMessages.ts';

/** What a module with a message contains. Most modules have none, and parsing takes longer than reading. */
const HINTS = /Error\(|warnOnce\(|showError\(|console\.|logger\.|MUI X/;

/** Every message in the modules of some directories, each once, sorted. */
export function readPackageMessages(directories: readonly string[]): string[] {
  const messages = directories.flatMap((directory) =>
    listFiles(directory)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => {
        const source = readFileSync(path.join(directory, file), 'utf8');
        return HINTS.test(source) ? readErrorMessages(source, file) : [];
      }),
  );
  return [...new Set(messages)].sort();
}
