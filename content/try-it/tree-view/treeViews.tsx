import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { findTryItPart } from '#model/try-it/tryItParts.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { SceneFamily, SceneLoaders } from '../shared/Scene.ts';
import { items } from './treeItems.ts';

const LOADERS: SceneLoaders = {
  RichTreeView: () => import('@mui/x-tree-view/RichTreeView').then((m) => m.RichTreeView),
  RichTreeViewPro: () =>
    import('@mui/x-tree-view-pro/RichTreeViewPro').then((m) => m.RichTreeViewPro),
  SimpleTreeView: () => import('@mui/x-tree-view/SimpleTreeView').then((m) => m.SimpleTreeView),
};

export const treeViews: SceneFamily = {
  toDate: (text) => new Date(text),
  loadSamples: () =>
    Promise.all([
      import('./treePartSamples.tsx').then((m) => m.treePartSamples),
      import('./treeViewSamples.tsx').then((m) => m.treeViewSamples),
    ]).then((sets) => sets.flat()),
  async loadScene(name) {
    const part = findTryItPart('x-tree-view', name);
    if (part) return (await import('./treeParts.tsx')).createTreePart(name, part);
    const Component = await loadComponent(LOADERS, name);
    const defaultExpandedItems = ['fruit'];
    if (name !== 'SimpleTreeView') {
      return { Component, props: { items, defaultExpandedItems }, layout: 'fill' };
    }
    const children = items.map((item) => (
      <TreeItem key={item.id} itemId={item.id} label={item.label}>
        {item.children?.map((child) => (
          <TreeItem key={child.id} itemId={child.id} label={child.label} />
        ))}
      </TreeItem>
    ));
    return { Component, props: { defaultExpandedItems }, children, layout: 'fill' };
  },
};
