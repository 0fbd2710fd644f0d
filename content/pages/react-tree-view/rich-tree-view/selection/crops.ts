import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const CROPS: TreeViewBaseItem[] = [
  {
    id: 'cereals',
    label: 'Cereals',
    children: [
      { id: 'barley', label: 'Barley' },
      { id: 'oats', label: 'Oats' },
      { id: 'rye', label: 'Rye' },
    ],
  },
  {
    id: 'roots',
    label: 'Root crops',
    children: [
      { id: 'beet', label: 'Beet' },
      { id: 'carrot', label: 'Carrot' },
    ],
  },
];
