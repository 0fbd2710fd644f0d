import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { CROPS } from './crops';

const ALL_IDS = CROPS.flatMap((group) => [
  group.id,
  ...(group.children ?? []).map((crop) => crop.id),
]);

export default function RichControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState<string[]>(['oats']);
  const everything = selectedItems.length === ALL_IDS.length;

  return (
    <Box sx={{ minHeight: 280, maxWidth: 400 }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => setSelectedItems(everything ? [] : ALL_IDS)}
        >
          {everything ? 'Select none' : 'Select all'}
        </Button>
        <span role="status">{selectedItems.length} selected</span>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(event, itemIds) => setSelectedItems(itemIds)}
        aria-label="Crops"
      />
    </Box>
  );
}
