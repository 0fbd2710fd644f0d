import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeNamedByHeading() {
  const headingId = useId();

  return (
    <Box sx={{ minHeight: 196, width: '100%', maxWidth: 360 }}>
      <Typography
        id={headingId}
        component="h3"
        variant="subtitle1"
        sx={{ mb: 1 }}
      >
        Ferry routes
      </Typography>
      <SimpleTreeView
        aria-labelledby={headingId}
        defaultExpandedItems={['north']}
      >
        <TreeItem itemId="north" label="North pier">
          <TreeItem itemId="seal-island" label="Seal Island" />
          <TreeItem itemId="lighthouse" label="Lighthouse point" />
        </TreeItem>
        <TreeItem itemId="south" label="South pier">
          <TreeItem itemId="old-town" label="Old town" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
