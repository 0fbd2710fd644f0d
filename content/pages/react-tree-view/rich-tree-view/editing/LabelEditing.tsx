import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const GARDEN: TreeViewBaseItem[] = [
  {
    id: 'north-bed',
    label: 'North bed',
    children: [
      { id: 'kale', label: 'Kale' },
      { id: 'leek', label: 'Leek' },
    ],
  },
  {
    id: 'herb-bed',
    label: 'Herb bed',
    children: [{ id: 'chives', label: 'Chives' }],
  },
];

export default function LabelEditing() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={GARDEN}
        defaultExpandedItems={['north-bed', 'herb-bed']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
        }}
        aria-label="Garden beds"
      />
    </Box>
  );
}
