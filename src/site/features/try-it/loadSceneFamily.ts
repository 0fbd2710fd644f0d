import type { ProductId } from '#model/product/ProductConfig.ts';
import type { SceneFamily } from '#content/try-it/shared/Scene.ts';

/** Loads the scenes of a product, which are one chunk. Each component is another chunk. */
export async function loadSceneFamily(productId: ProductId): Promise<SceneFamily> {
  switch (productId) {
    case 'x-data-grid':
      return (await import('#content/try-it/data-grid/dataGrids.ts')).dataGrids;
    case 'x-date-pickers':
      return (await import('#content/try-it/date-pickers/pickers.ts')).pickers;
    case 'x-charts':
      return (await import('#content/try-it/charts/charts.ts')).charts;
    case 'x-tree-view':
      return (await import('#content/try-it/tree-view/treeViews.tsx')).treeViews;
  }
}
