import type { DataSet } from '#model/demo/DataSet.ts';
import { hashKey } from '../files/createCache.ts';
import { loadSource } from '../files/loadSource.ts';
import { openCache } from '../files/openCache.ts';
import { getCodeVersion, HIGHLIGHT_DATA_SET } from './getCodeVersion.ts';
import { readDataSet } from './readDataSet.ts';

const cache = openCache('data-sets');

type DataSetHighlighter = typeof import('./highlightDataSet.ts');

/** A shared data set, highlighted, in TypeScript and JavaScript. */
export function createDataSet(name: string): Promise<DataSet> {
  const source = readDataSet(name);
  return cache.get(hashKey(getCodeVersion(), name, source), async () => {
    // Loaded only when needed, like the code that highlights demos.
    const { highlightDataSet } = loadSource<DataSetHighlighter>(HIGHLIGHT_DATA_SET);
    return highlightDataSet(name, source);
  });
}
