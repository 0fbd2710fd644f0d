import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const ROOMS: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'reception', label: 'Reception' },
      { id: 'workshop', label: 'Workshop' },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [
      { id: 'library', label: 'Library' },
      { id: 'studio', label: 'Studio' },
    ],
  },
];

export default function RichSingleSelection() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        items={ROOMS}
        defaultExpandedItems={['ground', 'first']}
        defaultSelectedItems="library"
        aria-label="Rooms"
      />
    </Box>
  );
}
