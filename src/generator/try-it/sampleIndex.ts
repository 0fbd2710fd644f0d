import path from 'node:path';
import { PRODUCT_IDS } from '#model/product/ProductConfig.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';
import { ROOT } from '../files/directories.ts';
import { readSampleSets } from './readSampleSets.ts';

const DIRECTORY = path.join(ROOT, 'src/site/features/try-it/samples');

/** Modules of samples by product; `shared.tsx` has those that all of them share. */
const FILES: Record<ProductId, string[]> = {
  'x-data-grid': ['gridParts.tsx', 'dataGrids.tsx'],
  'x-date-pickers': ['pickerParts.tsx', 'pickers.tsx'],
  'x-charts': ['chartPlots.tsx', 'chartParts.tsx', 'charts.tsx'],
  'x-tree-view': ['treeParts.tsx', 'treeViews.tsx'],
};

export type SampleIndex = Record<string, TryItSampleSet<TryItSampleCode>[]>;

/** Files that the samples of a product are read from. */
export function listSampleFiles(productId: ProductId): string[] {
  return [...FILES[productId], 'shared.tsx'].map((file) => path.join(DIRECTORY, file));
}

/** The samples of a product, its own first. */
export function readProductSamples(productId: ProductId): TryItSampleSet<TryItSampleCode>[] {
  return listSampleFiles(productId).flatMap(readSampleSets);
}

let index: SampleIndex | undefined;

/** The samples of all products, read once per process. */
export function getSampleIndex(): SampleIndex {
  index ??= Object.fromEntries(
    PRODUCT_IDS.map((productId) => [productId, readProductSamples(productId)]),
  );
  return index;
}
