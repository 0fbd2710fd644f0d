import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'lobby', label: 'Lobby' },
      { id: 'post-room', label: 'Post room' },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [
      { id: 'archive', label: 'Archive' },
      { id: 'studio', label: 'Recording studio' },
      { id: 'server-room', label: 'Server room' },
    ],
  },
];

export default function BuildingAccess() {
  const [access, setAccess] = useState(['ground', 'lobby', 'post-room']);
  const roomCount = access.filter(
    (id) => !rooms.some((floor) => floor.id === id),
  ).length;

  return (
    <Box sx={{ minHeight: 256, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Rooms this badge opens"
        items={rooms}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={access}
        onSelectedItemsChange={(_event, ids) => setAccess(ids)}
        defaultExpandedItems={['ground', 'first']}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1.5, px: 1 }}>
        This badge opens {roomCount} of 5 rooms.
      </Typography>
    </Box>
  );
}
