import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const PLANTS: TreeViewBaseItem[] = [
  {
    id: 'rosaceae',
    label: 'Rose family',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
      { id: 'dog-rose', label: 'Dog rose' },
    ],
  },
  {
    id: 'lamiaceae',
    label: 'Mint family',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'spearmint', label: 'Spearmint' },
      { id: 'rosemary', label: 'Rosemary' },
    ],
  },
  {
    id: 'fabaceae',
    label: 'Bean family',
    children: [
      { id: 'lentil', label: 'Lentil' },
      { id: 'chickpea', label: 'Chickpea' },
    ],
  },
];
