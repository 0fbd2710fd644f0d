import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const ITINERARY: TreeViewBaseItem[] = [
  {
    id: 'monday',
    label: 'Monday',
    children: [
      { id: 'lighthouse', label: 'Lighthouse' },
      { id: 'salt-pans', label: 'Salt pans' },
    ],
  },
  {
    id: 'tuesday',
    label: 'Tuesday',
    children: [
      { id: 'cave', label: 'Sea cave' },
      { id: 'market', label: 'Covered market' },
    ],
  },
];

export default function OrderingBasic() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeViewPro
        itemsReordering
        items={ITINERARY}
        defaultExpandedItems={['monday', 'tuesday']}
        aria-label="Itinerary"
      />
    </Box>
  );
}
