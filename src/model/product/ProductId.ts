/** This file has no schema, because the search on every page imports it and shouldn't load the schema library. */
export const PRODUCT_IDS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];
