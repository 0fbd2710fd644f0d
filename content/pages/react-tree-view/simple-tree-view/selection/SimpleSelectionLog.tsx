import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionLog() {
  const [last, setLast] = useState('No change yet');

  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1.5, px: 1 }}>
        {last}
      </Typography>
      <SimpleTreeView
        aria-label="Choir parts"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['upper', 'lower']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLast(`${itemId} was ${isSelected ? 'selected' : 'deselected'}`)
        }
      >
        <TreeItem itemId="upper" label="Upper voices">
          <TreeItem itemId="soprano" label="Soprano" />
          <TreeItem itemId="alto" label="Alto" />
        </TreeItem>
        <TreeItem itemId="lower" label="Lower voices">
          <TreeItem itemId="tenor" label="Tenor" />
          <TreeItem itemId="bass" label="Bass" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
