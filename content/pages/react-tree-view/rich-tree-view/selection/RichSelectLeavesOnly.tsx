import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { CROPS } from './crops';

export default function RichSelectLeavesOnly() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('oats');

  const acceptLeaf = (itemId: string | null) => {
    const isLeaf =
      itemId !== null &&
      apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0;

    if (isLeaf) {
      setSelected(itemId);
    }
  };

  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        apiRef={apiRef}
        items={CROPS}
        defaultExpandedItems={['cereals']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => acceptLeaf(itemId)}
        aria-label="Main crop"
      />
    </Box>
  );
}
