import type { ProductId } from '#model/product/ProductConfig.ts';

/** The names of the products in the paths of the migration guides. */
const NAMES = {
  'x-data-grid': 'data-grid',
  'x-date-pickers': 'pickers',
  'x-charts': 'charts',
  'x-tree-view': 'tree-view',
} as const satisfies Record<ProductId, string>;

/** `x-data-grid`, 8 → `/x/migration/migration-data-grid-v7`, the guide from version 7 to 8 */
export function getGuidePathname(productId: ProductId, major: number): string {
  return `/x/migration/migration-${NAMES[productId]}-v${major - 1}`;
}
