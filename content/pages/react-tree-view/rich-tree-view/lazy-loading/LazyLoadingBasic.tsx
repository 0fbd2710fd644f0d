import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createServer, type Station } from './server';

export default function LazyLoadingBasic() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);

  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        items={[]}
        dataSource={{
          getChildrenCount: (station: Station) => station.childrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId),
        }}
        aria-label="River stations"
      />
    </Box>
  );
}
