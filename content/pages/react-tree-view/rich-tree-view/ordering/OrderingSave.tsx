import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const ROUTE: TreeViewBaseItem[] = [
  { id: 'mill', label: 'Mill' },
  { id: 'chapel', label: 'Chapel' },
  { id: 'quarry', label: 'Quarry' },
  { id: 'ford', label: 'Ford' },
];

export default function OrderingSave() {
  const apiRef = useTreeViewApiRef();
  const [order, setOrder] = React.useState(() => ROUTE.map((stop) => stop.id));

  // The tree has already moved the item, so it knows the new order.
  const save = () =>
    setOrder(apiRef.current?.getItemOrderedChildrenIds(null) ?? []);

  return (
    <Box sx={{ minHeight: 168 }}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        items={ROUTE}
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null
        }
        onItemPositionChange={save}
        aria-label="Stops of the walk"
      />
      <Typography sx={{ mt: 2 }} role="status">
        Saved order: {order.join(', ')}
      </Typography>
    </Box>
  );
}
