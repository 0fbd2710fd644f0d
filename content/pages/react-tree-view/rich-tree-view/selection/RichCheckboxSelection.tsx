import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const FERRIES: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: '07:10', label: '07:10 to the island' },
      { id: '09:40', label: '09:40 to the island' },
    ],
  },
  {
    id: 'evening',
    label: 'Evening',
    children: [{ id: '18:25', label: '18:25 to the island' }],
  },
];

export default function RichCheckboxSelection() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        checkboxSelection
        items={FERRIES}
        defaultExpandedItems={['morning', 'evening']}
        defaultSelectedItems="09:40"
        aria-label="Choose one crossing"
      />
    </Box>
  );
}
