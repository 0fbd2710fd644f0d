import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { getChildrenCount } from './roots';
import { createServer } from './server';

/** Keeps everything until it is cleared. */
function createCache(): DataSourceCache {
  const entries = new Map<string, Parameters<DataSourceCache['set']>[1]>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value),
    clear: () => entries.clear(),
  };
}

export default function LazyLoadingCustomCache() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [cache] = React.useState(createCache);
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box sx={{ minHeight: 312 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Unmount' : 'Mount again'}
        </Button>
        <Button onClick={() => cache.clear()}>Clear cache</Button>
      </Stack>
      {isOpen && (
        <RichTreeViewPro
          items={[]}
          dataSourceCache={cache}
          dataSource={{
            getChildrenCount,
            getTreeItems: (parentId) => server.getChildren(parentId),
          }}
          aria-label="River stations with a lasting cache"
        />
      )}
    </Box>
  );
}
