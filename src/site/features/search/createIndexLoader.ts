import { listFurtherNumbers } from '#model/search/SearchFile.ts';
import type { SearchFile, SearchPart } from '#model/search/SearchFile.ts';
import type { IndexState } from './searchMessages.ts';

export interface IndexLoaderOptions {
  load: (part: SearchPart, number: number) => Promise<SearchFile>;
  add: (file: SearchFile) => Promise<void>;
  report: (state: IndexState) => void;
}

export interface IndexLoader {
  /** Loads one part after another. Those that are loaded already cost nothing. */
  loadParts: (parts: readonly SearchPart[]) => Promise<void>;
  /** Loads what failed. */
  retry: () => Promise<void>;
}

/** Loads the index so that a file can be searched as soon as it's there. */
export function createIndexLoader({ load, add, report }: IndexLoaderOptions): IndexLoader {
  /** The first file of each part, and how many of its files are added. */
  const progress = new Map<SearchPart, { first: SearchFile; added: number }>();
  let missing: SearchPart[] = [];
  let files = 0;
  const reportState = (status: IndexState['status'], isComplete = false) =>
    report({ status, files, isComplete });

  const addFile = async (part: SearchPart, first: SearchFile, file: SearchFile) => {
    // A release between two requests changes the pages that the members of a later file refer to.
    if (file.stamp !== first.stamp) throw new Error(`The files of ${part} are of two releases.`);
    await add(file);
    files += 1;
    progress.set(part, { first, added: file.number ?? 1 });
    reportState('ready');
  };

  /** Further files are requested together, but added in order, because members refer to pages of earlier files. */
  const loadPart = async (part: SearchPart): Promise<void> => {
    const first = progress.get(part)?.first ?? (await load(part, 1));
    if (!progress.has(part)) await addFile(part, first, first);
    const added = progress.get(part)?.added ?? 0;
    const further = listFurtherNumbers(first)
      .filter((number) => number > added)
      .map((number) => load(part, number));
    // If one fails, nobody waits for those after it.
    for (const loading of further) loading.catch(() => undefined);
    for (const loading of further) await addFile(part, first, await loading);
  };

  const loadParts = async (parts: readonly SearchPart[]): Promise<void> => {
    missing = [];
    reportState(files > 0 ? 'ready' : 'loading');
    for (const part of parts) {
      try {
        await loadPart(part);
      } catch {
        missing.push(part);
      }
    }
    reportState(missing.length > 0 ? 'failed' : 'ready', missing.length === 0);
  };

  return {
    loadParts,
    retry: async () => {
      if (missing.length > 0) await loadParts(missing);
    },
  };
}
