import path from 'node:path';

const PREFIX = 'dataset-';
const DATA_SET = /[\\/]content[\\/]data[\\/](\w+)\.ts$/;

/** Whether a file of the browser build is one of the chunks made below. */
export function isDataChunk(file: string): boolean {
  return path.posix.basename(file).startsWith(PREFIX);
}

/**
 * Every data set is a separate file, even if a single demo uses it: a reader who moves from page to page fetches it once,
 * and an edit to a demo leaves it in the cache.
 */
export function createDataGroup() {
  return {
    name: (id: string) => {
      const name = DATA_SET.exec(id)?.[1];
      return name ? PREFIX + name : null;
    },
    test: DATA_SET,
    minShareCount: 1,
    minSize: 0,
    priority: 90,
  };
}
