import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClickedPart() {
  const [clickedId, setClickedId] = useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1.5, px: 1 }}>
        {clickedId ? `Last click: ${clickedId}` : 'Nothing clicked yet'}
      </Typography>
      <SimpleTreeView
        aria-label="Parts of a loom"
        defaultExpandedItems={['frame']}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
      >
        <TreeItem itemId="frame" label="Frame">
          <TreeItem itemId="beam" label="Warp beam" />
          <TreeItem itemId="heddles" label="Heddles" />
        </TreeItem>
        <TreeItem itemId="shuttle" label="Shuttle">
          <TreeItem itemId="bobbin" label="Bobbin" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
