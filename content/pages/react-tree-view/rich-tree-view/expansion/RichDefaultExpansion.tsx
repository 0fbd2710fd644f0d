import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const REPAIRS: TreeViewBaseItem[] = [
  {
    id: 'bridge-7',
    label: 'Bridge 7',
    children: [
      {
        id: 'deck',
        label: 'Deck',
        children: [
          { id: 'joint', label: 'Replace expansion joint' },
          { id: 'asphalt', label: 'Renew asphalt' },
        ],
      },
      { id: 'railing', label: 'Paint railing' },
    ],
  },
  {
    id: 'bridge-9',
    label: 'Bridge 9',
    children: [{ id: 'bearing', label: 'Inspect bearings' }],
  },
];

export default function RichDefaultExpansion() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        items={REPAIRS}
        defaultExpandedItems={['bridge-7', 'deck']}
        aria-label="Repairs by bridge"
      />
    </Box>
  );
}
