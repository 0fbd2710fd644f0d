import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { LIBRARY } from './library';

export default function RichExpansionToggle() {
  const [last, setLast] = React.useState('Open or close a shelf.');

  return (
    <Box sx={{ minHeight: 300, maxWidth: 400 }}>
      <Typography sx={{ mb: 2, px: 1 }} role="status">
        {last}
      </Typography>
      <RichTreeView
        items={LIBRARY}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLast(`${itemId} was ${isExpanded ? 'expanded' : 'collapsed'}.`)
        }
        aria-label="Library shelves"
      />
    </Box>
  );
}
