import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { joinSamples, loadComponent } from './Scene.ts';
import type { SceneFamily, SceneLoaders } from './Scene.ts';

const LOADERS: SceneLoaders = {
  RichTreeView: () => import('@mui/x-tree-view/RichTreeView').then((m) => m.RichTreeView),
  RichTreeViewPro: () =>
    import('@mui/x-tree-view-pro/RichTreeViewPro').then((m) => m.RichTreeViewPro),
  SimpleTreeView: () => import('@mui/x-tree-view/SimpleTreeView').then((m) => m.SimpleTreeView),
};

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
      { id: 'plum', label: 'Plum' },
    ],
  },
  {
    id: 'roots',
    label: 'Roots',
    children: [
      { id: 'carrot', label: 'Carrot' },
      { id: 'beet', label: 'Beet' },
    ],
  },
  { id: 'herbs', label: 'Herbs' },
];

export const treeViews: SceneFamily = {
  names: Object.keys(LOADERS),
  toDate: (text) => new Date(text),
  loadSamples: () =>
    joinSamples(
      import('../samples/treeViews.tsx').then((m) => m.treeViewSamples),
      import('virtual:try-it-code/x-tree-view').then((m) => m.sampleCode),
    ),
  async loadScene(name) {
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
