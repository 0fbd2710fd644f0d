import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds: TreeViewBaseItem[] = [
  {
    id: 'north-bed',
    label: 'North bed',
    children: [
      { id: 'ferns', label: 'Ferns' },
      { id: 'hostas', label: 'Hostas' },
    ],
  },
  {
    id: 'kitchen-bed',
    label: 'Kitchen bed',
    children: [
      { id: 'beans', label: 'Runner beans' },
      { id: 'chard', label: 'Chard' },
    ],
  },
];

export default function GardenPlan() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Garden plan"
        items={beds}
        isItemEditable={(item) => item.children === undefined}
        defaultExpandedItems={['north-bed', 'kitchen-bed']}
      />
    </Box>
  );
}
