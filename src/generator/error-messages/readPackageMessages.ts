import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { readErrorMessages } from './readErrorMessages.ts';

/** Matches modules that may contain a message. Most don't, and parsing takes longer than reading. */
const HINTS = /Error\(|warnOnce\(|showError\(|console\.|logger\.|MUI X/;

/** Reads all messages in the modules of the directories, sorted and without duplicates. */
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
