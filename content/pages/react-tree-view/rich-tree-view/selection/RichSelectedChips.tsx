import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { CROPS } from './crops';

export default function RichSelectedChips() {
  const apiRef = useTreeViewApiRef();
  const [selectedItems, setSelectedItems] = React.useState(['rye', 'carrot']);

  const deselect = (itemId: string) =>
    apiRef.current?.setItemSelection({
      itemId,
      shouldBeSelected: false,
      keepExistingSelection: true,
    });

  return (
    <Box sx={{ minHeight: 312, maxWidth: 400 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 40, mb: 1 }}
      >
        {selectedItems.map((id) => (
          <Chip key={id} label={id} onDelete={() => deselect(id)} />
        ))}
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        apiRef={apiRef}
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(event, itemIds) => setSelectedItems(itemIds)}
        aria-label="Crops to order"
      />
    </Box>
  );
}
