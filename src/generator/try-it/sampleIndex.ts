import path from 'node:path';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';
import { ROOT } from '../files/directories.ts';
import { readSampleSets } from './readSampleSets.ts';

const DIRECTORY = path.join(ROOT, 'content/try-it');

/** Sample modules by product, in order of precedence. The shared ones come last. */
const FILES: Record<ProductId, string[]> = {
  'x-data-grid': ['data-grid/gridPartSamples.tsx', 'data-grid/dataGridSamples.tsx'],
  'x-date-pickers': ['date-pickers/pickerPartSamples.tsx', 'date-pickers/pickerSamples.tsx'],
  'x-charts': [
    'charts/chartPlotSamples.tsx',
    'charts/chartPartSamples.tsx',
    'charts/chartSamples.tsx',
  ],
  'x-tree-view': ['tree-view/treePartSamples.tsx', 'tree-view/treeViewSamples.tsx'],
};

export type SampleIndex = Record<string, TryItSampleSet<TryItSampleCode>[]>;

/** Lists the files that contain a product's samples. */
export function listSampleFiles(productId: ProductId): string[] {
  return [...FILES[productId], 'shared/sharedSamples.tsx'].map((file) =>
    path.join(DIRECTORY, file),
  );
}

/** Reads the samples of a product, followed by the shared ones. */
export function readProductSamples(productId: ProductId): TryItSampleSet<TryItSampleCode>[] {
  return listSampleFiles(productId).flatMap(readSampleSets);
}

let index: SampleIndex | undefined;

/** Returns the samples of all products, which are read once per process. */
export function getSampleIndex(): SampleIndex {
  index ??= Object.fromEntries(
    PRODUCT_IDS.map((productId) => [productId, readProductSamples(productId)]),
  );
  return index;
}
