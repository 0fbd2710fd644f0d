import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

export default function LazyLoadingCacheLifetime() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [requests, setRequests] = React.useState(0);

  // Responses stay in the cache for ten seconds.
  const [cache] = React.useState(
    () => new DataSourceCacheDefault({ ttl: 10_000 }),
  );

  return (
    <Box sx={{ minHeight: 296 }}>
      <Typography sx={{ mb: 2 }} role="status">
        Requests sent: {requests}
      </Typography>
      <RichTreeViewPro
        items={ROOTS}
        dataSourceCache={cache}
        dataSource={{
          getChildrenCount,
          getTreeItems: (parentId) => {
            setRequests((count) => count + 1);
            return server.getChildren(parentId);
          },
        }}
        aria-label="River stations, cached for ten seconds"
      />
    </Box>
  );
}
