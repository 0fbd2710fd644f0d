/** In a file without a schema, because the search of every page needs them, and the schema library would come along. */
export const PRODUCT_IDS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];
