import { rmSync, statSync } from 'node:fs';

/** What SQLite keeps next to a database while it's open. */
const LOG_SUFFIXES = ['-wal', '-shm'] as const;

/** Tells a file from another one at the same path; `undefined` if there is none. */
export function readIdentity(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

export type LogIdentities = ReadonlyMap<string, string>;

export function readLogIdentities(file: string): LogIdentities {
  const found = LOG_SUFFIXES.map((suffix) => [file + suffix, readIdentity(file + suffix)] as const);
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Deletes what a database left behind when it was deleted or replaced: SQLite would apply its log to the new file. */
export function removeLogs(logs: LogIdentities): void {
  for (const [log, identity] of logs) {
    // Another process may have opened the new file already, and then the log belongs to that one.
    if (readIdentity(log) === identity) rmSync(log, { force: true });
  }
}
