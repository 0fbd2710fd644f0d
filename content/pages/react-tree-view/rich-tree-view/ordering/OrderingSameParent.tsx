import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const PRIORITIES: TreeViewBaseItem[] = [
  {
    id: 'bridges',
    label: 'Bridges',
    children: [
      { id: 'bridge-3', label: 'Bridge 3' },
      { id: 'bridge-7', label: 'Bridge 7' },
      { id: 'bridge-9', label: 'Bridge 9' },
    ],
  },
  {
    id: 'tunnels',
    label: 'Tunnels',
    children: [
      { id: 'tunnel-1', label: 'Tunnel 1' },
      { id: 'tunnel-2', label: 'Tunnel 2' },
    ],
  },
];

export default function OrderingSameParent() {
  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeViewPro
        itemsReordering
        items={PRIORITIES}
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          oldPosition.parentId === newPosition.parentId
        }
        defaultExpandedItems={['bridges', 'tunnels']}
        aria-label="Repair priorities"
      />
    </Box>
  );
}
