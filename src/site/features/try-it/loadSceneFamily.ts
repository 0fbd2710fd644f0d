import type { SceneFamily } from './scenes/Scene.ts';

/** Each product's scenes are a chunk; the component itself is another. */
export async function loadSceneFamily(name: string): Promise<SceneFamily> {
  if (name.startsWith('DataGrid')) return (await import('./scenes/dataGrids.ts')).dataGrids;
  if (name.includes('TreeView')) return (await import('./scenes/treeViews.tsx')).treeViews;
  if (/Chart|^Gauge$|^Heatmap$/.test(name)) return (await import('./scenes/charts.ts')).charts;
  return (await import('./scenes/pickers.tsx')).pickers;
}
