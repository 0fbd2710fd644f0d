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

const isPlant = (item: TreeViewBaseItem) => item.children === undefined;

export default function GardenPlan() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Garden plan"
        items={beds}
        isItemEditable={isPlant}
        defaultExpandedItems={['north-bed', 'kitchen-bed']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Plant name' } } },
        }}
      />
    </Box>
  );
}
