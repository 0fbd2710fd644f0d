import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { LIBRARY } from './library';

/** Ids of all items that have children, at every depth. */
const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) =>
    item.children ? [item.id, ...getParentIds(item.children)] : [],
  );

export default function RichControlledExpansion() {
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const isOpen = expandedItems.length > 0;

  return (
    <Box sx={{ minHeight: 376, maxWidth: 400 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => setExpandedItems(isOpen ? [] : getParentIds(LIBRARY))}
      >
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        items={LIBRARY}
        expandedItems={expandedItems}
        onExpandedItemsChange={(event, itemIds) => setExpandedItems(itemIds)}
        aria-label="Library"
      />
    </Box>
  );
}
