import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rivers: TreeViewBaseItem[] = [
  {
    id: 'danube',
    label: 'Danube',
    children: [
      {
        id: 'inn',
        label: 'Inn',
        children: [{ id: 'salzach', label: 'Salzach' }],
      },
      { id: 'drava', label: 'Drava', children: [{ id: 'mur', label: 'Mur' }] },
      { id: 'sava', label: 'Sava' },
    ],
  },
  {
    id: 'rhine',
    label: 'Rhine',
    children: [
      { id: 'aare', label: 'Aare' },
      { id: 'neckar', label: 'Neckar' },
      { id: 'moselle', label: 'Moselle' },
    ],
  },
];

export default function RiverBasin() {
  return (
    <Box sx={{ minHeight: 320, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Rivers and their tributaries"
        items={rivers}
        defaultExpandedItems={['danube', 'inn']}
      />
    </Box>
  );
}
