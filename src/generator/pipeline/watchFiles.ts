import { statSync } from 'node:fs';
import path from 'node:path';
import { listDeliveredFiles } from '../delivery/listDeliveredFiles.ts';

export interface FileWatch {
  /** Pathnames of files that were written since. */
  listChanged: () => Set<string>;
}

/** Remembers when the files of a site were written. */
export function watchFiles(dist: string): FileWatch {
  const before = readTimes(dist);
  return {
    listChanged: () =>
      new Set(
        [...readTimes(dist)].flatMap(([file, time]) => (before.get(file) === time ? [] : file)),
      ),
  };
}

function readTimes(dist: string): Map<string, string> {
  return new Map(
    listDeliveredFiles(dist).map(({ pathname }) => {
      const { mtimeNs, size, ino } = statSync(path.join(dist, pathname), { bigint: true });
      return [pathname, `${mtimeNs} ${size} ${ino}`];
    }),
  );
}
