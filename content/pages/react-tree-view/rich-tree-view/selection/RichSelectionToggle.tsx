import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { CROPS } from './crops';

export default function RichSelectionToggle() {
  const [last, setLast] = React.useState('Nothing has changed yet.');

  return (
    <Box sx={{ minHeight: 264, maxWidth: 400 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setLast(`${itemId} was ${isSelected ? 'selected' : 'deselected'}.`)
        }
        aria-label="Crops to sow"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {last}
      </Typography>
    </Box>
  );
}
