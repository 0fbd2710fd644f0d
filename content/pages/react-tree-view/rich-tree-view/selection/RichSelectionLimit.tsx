import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { CROPS } from './crops';

const LIMIT = 3;

export default function RichSelectionLimit() {
  const [selected, setSelected] = React.useState(['barley', 'rye']);
  const [refused, setRefused] = React.useState(false);

  const change = (itemIds: string[]) => {
    const fits = itemIds.length <= LIMIT;
    setRefused(!fits);
    if (fits) {
      setSelected(itemIds);
    }
  };

  return (
    <Box sx={{ minHeight: 292, maxWidth: 400 }}>
      <Alert severity={refused ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {refused
          ? `At most ${LIMIT}: deselect one first.`
          : `${selected.length} of ${LIMIT} chosen.`}
      </Alert>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => change(itemIds)}
        aria-label="Crops to compare"
      />
    </Box>
  );
}
