import { rmSync, statSync } from 'node:fs';

/** Suffixes of the files that SQLite keeps next to a database while it's open. */
const LOG_SUFFIXES = ['-wal', '-shm'] as const;

/** Returns a text that identifies a file even if another one takes its path, or `undefined` if there is no file. */
export function readIdentity(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

export type LogIdentities = ReadonlyMap<string, string>;

export function readLogIdentities(file: string): LogIdentities {
  const found = LOG_SUFFIXES.map((suffix) => [file + suffix, readIdentity(file + suffix)] as const);
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Deletes the logs of a database that was deleted or replaced, because SQLite would apply them to the new file. */
export function removeLogs(logs: LogIdentities): void {
  for (const [log, identity] of logs) {
    // If another process has already opened the new file, the log belongs to that file.
    if (readIdentity(log) === identity) rmSync(log, { force: true });
  }
}
