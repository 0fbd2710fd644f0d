import { PRODUCT_IDS } from '../product/ProductId.ts';
import type { DifferenceIndex } from './createDifferenceIndex.ts';

/** A product's package and the path after its name: `@mui/x-data-grid-pro/locales`. */
export interface ImportedPackage {
  index: DifferenceIndex;
  /** `locales`; empty for the package itself. */
  path: string;
}

const PATTERN = new RegExp(`^@mui/(${PRODUCT_IDS.join('|')})(?:-pro|-premium)?(?:/(.+))?$`);

/** Finds the package that an import specifier refers to, or nothing if it's a different package or a file. */
export function findPackage(
  specifier: string | undefined,
  indexes: readonly DifferenceIndex[],
): ImportedPackage | undefined {
  const [, id, path = ''] = PATTERN.exec(specifier ?? '') ?? [];
  const index = indexes.find(({ family }) => family.productId === id);
  return index && { index, path };
}
