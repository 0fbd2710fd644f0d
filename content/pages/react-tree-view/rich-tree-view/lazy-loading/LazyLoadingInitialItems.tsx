import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

export default function LazyLoadingInitialItems() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);

  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        items={ROOTS}
        dataSource={{
          getChildrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId),
        }}
        aria-label="River stations, roots at hand"
      />
    </Box>
  );
}
