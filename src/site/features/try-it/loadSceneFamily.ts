import type { ProductId } from '#model/product/ProductConfig.ts';
import type { SceneFamily } from './scenes/Scene.ts';

/** Each product's scenes are a chunk; the component itself is another. */
export async function loadSceneFamily(productId: ProductId): Promise<SceneFamily> {
  switch (productId) {
    case 'x-data-grid':
      return (await import('./scenes/dataGrids.ts')).dataGrids;
    case 'x-date-pickers':
      return (await import('./scenes/pickers.ts')).pickers;
    case 'x-charts':
      return (await import('./scenes/charts.ts')).charts;
    case 'x-tree-view':
      return (await import('./scenes/treeViews.tsx')).treeViews;
  }
}
