import type { ProductConfig } from '#model/product/ProductConfig.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';

/** `x-charts` → `Charts`; undefined for the general part */
export function getPartName(
  part: SearchPart,
  products: readonly Pick<ProductConfig, 'id' | 'name'>[],
): string | undefined {
  return products.find(({ id }) => id === part)?.name;
}
