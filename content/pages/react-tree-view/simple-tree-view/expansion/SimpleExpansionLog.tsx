import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionLog() {
  const [last, setLast] = useState('Open or close a folder');

  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1.5, px: 1 }}>
        {last}
      </Typography>
      <SimpleTreeView
        aria-label="Expedition log"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} was ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      >
        <TreeItem itemId="week-1" label="Week 1">
          <TreeItem itemId="base-camp" label="Base camp" />
          <TreeItem itemId="icefall" label="Icefall" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2">
          <TreeItem itemId="col" label="South col" />
          <TreeItem itemId="descent" label="Descent" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
