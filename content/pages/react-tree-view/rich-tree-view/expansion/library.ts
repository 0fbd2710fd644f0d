import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const LIBRARY: TreeViewBaseItem[] = [
  {
    id: 'science',
    label: 'Science',
    children: [
      {
        id: 'earth',
        label: 'Earth sciences',
        children: [
          { id: 'volcanoes', label: 'Volcanoes' },
          { id: 'oceans', label: 'Oceans' },
        ],
      },
      { id: 'astronomy', label: 'Astronomy' },
    ],
  },
  {
    id: 'arts',
    label: 'Arts',
    children: [
      { id: 'printmaking', label: 'Printmaking' },
      { id: 'theater', label: 'Theater' },
    ],
  },
  {
    id: 'travel',
    label: 'Travel',
    children: [{ id: 'islands', label: 'Islands' }],
  },
];
