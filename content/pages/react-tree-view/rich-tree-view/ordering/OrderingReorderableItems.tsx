import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const MENU: TreeViewBaseItem[] = [
  { id: 'fixed-soup', label: 'Soup of the day (stays here)' },
  { id: 'trout', label: 'Smoked trout' },
  { id: 'dumplings', label: 'Spinach dumplings' },
  { id: 'tart', label: 'Plum tart' },
];

const isItemReorderable = (itemId: string) => !itemId.startsWith('fixed-');

export default function OrderingReorderableItems() {
  return (
    <Box sx={{ minHeight: 128 }}>
      <RichTreeViewPro
        itemsReordering
        items={MENU}
        isItemReorderable={isItemReorderable}
        aria-label="Menu"
      />
    </Box>
  );
}
