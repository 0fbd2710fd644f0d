import { describe, expect, it } from 'vitest';
import { SEARCH_FILE_VERSION } from '#model/search/SearchFile.ts';
import type { SearchFile, SearchPart } from '#model/search/SearchFile.ts';
import { createIndexLoader } from './createIndexLoader.ts';
import type { IndexState } from './searchMessages.ts';

const COUNTS: Partial<Record<SearchPart, number>> = { 'x-data-grid': 3, general: 1 };

const createFile = (part: SearchPart, number: number, stamp = 'a'): SearchFile => ({
  version: SEARCH_FILE_VERSION,
  locale: 'en',
  part,
  stamp,
  ...(number === 1 ? { count: COUNTS[part] ?? 1 } : { number }),
  pages: [],
  members: [],
});

function start(load: (part: SearchPart, number: number) => Promise<SearchFile>) {
  const asked: string[] = [];
  const added: string[] = [];
  const states: IndexState[] = [];
  const loader = createIndexLoader({
    load(part, number) {
      asked.push(`${part} ${number}`);
      return load(part, number);
    },
    add: async ({ part, number = 1 }) => void added.push(`${part} ${number}`),
    report: (state) => states.push(state),
  });
  return { loader, asked, added, states };
}

describe('createIndexLoader', () => {
  it('adds the files of a part in order, whichever arrives first', async () => {
    const { loader, added, states } = start(async (part, number) => {
      if (number === 2) await new Promise((resolve) => setTimeout(resolve, 5));
      return createFile(part, number);
    });
    await loader.loadParts(['x-data-grid', 'general']);
    expect(added).toEqual(['x-data-grid 1', 'x-data-grid 2', 'x-data-grid 3', 'general 1']);
    expect(states[0]).toEqual({ status: 'loading', files: 0, isComplete: false });
    expect(states[1]).toEqual({ status: 'ready', files: 1, isComplete: false });
    expect(states.at(-1)).toEqual({ status: 'ready', files: 4, isComplete: true });
  });

  it('requests further files together', async () => {
    const { loader, asked } = start((part, number) =>
      number === 1 ? Promise.resolve(createFile(part, 1)) : new Promise(() => {}),
    );
    void loader.loadParts(['x-data-grid']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).toEqual(['x-data-grid 1', 'x-data-grid 2', 'x-data-grid 3']);
  });

  it('loads only what is missing when it tries again', async () => {
    let isOnline = false;
    const { loader, asked, added, states } = start(async (part, number) => {
      if (number > 1 && !isOnline) throw new Error('offline');
      return createFile(part, number);
    });
    await loader.loadParts(['x-data-grid', 'general']);
    expect(added).toEqual(['x-data-grid 1', 'general 1']);
    expect(states.at(-1)).toEqual({ status: 'failed', files: 2, isComplete: false });
    isOnline = true;
    asked.length = 0;
    await loader.retry();
    expect(asked).toEqual(['x-data-grid 2', 'x-data-grid 3']);
    expect(states.at(-1)).toEqual({ status: 'ready', files: 4, isComplete: true });
  });

  it('does not mix the files of two releases', async () => {
    const { loader, added, states } = start(async (part, number) =>
      createFile(part, number, number === 3 ? 'b' : 'a'),
    );
    await loader.loadParts(['x-data-grid']);
    expect(added).toEqual(['x-data-grid 1', 'x-data-grid 2']);
    expect(states.at(-1)?.status).toBe('failed');
  });
});
