import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClosedTrails() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Hiking trails"
        defaultExpandedItems={['valley', 'ridge']}
      >
        <TreeItem itemId="valley" label="Valley">
          <TreeItem itemId="mill-path" label="Mill path" />
          <TreeItem itemId="ford" label="Ford crossing (flooded)" disabled />
          <TreeItem itemId="orchard" label="Orchard loop" />
        </TreeItem>
        <TreeItem itemId="ridge" label="Ridge (closed in winter)" disabled>
          <TreeItem itemId="summit" label="Summit" />
          <TreeItem itemId="saddle" label="Saddle" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
