import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

/** A cache whose entries can be declared stale one by one. */
function createCache() {
  const entries = new Map<string, ReturnType<DataSourceCache['get']>>();
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, value: Parameters<DataSourceCache['set']>[1]) => {
      entries.set(key, value);
    },
    clear: () => entries.clear(),
    // -1 makes the tree drop the children that it knows and fetch them again.
    expire: (key: string) => entries.set(key, -1),
  };
}

export default function LazyLoadingRefresh() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [cache] = React.useState(createCache);
  const readings = React.useRef(0);
  const apiRef = useTreeViewApiRef();

  const getTreeItems = async (parentId?: string) => {
    const stations = await server.getChildren(parentId);
    readings.current += 1;
    return stations.map((station) => ({
      ...station,
      label: `${station.label}, reading ${readings.current}`,
    }));
  };

  const refresh = (itemId: string) => {
    cache.expire(itemId);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <Box sx={{ minHeight: 312 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => refresh('lower')}
      >
        Refresh the lower valley
      </Button>
      <RichTreeViewPro
        apiRef={apiRef}
        items={ROOTS}
        dataSourceCache={cache}
        dataSource={{ getChildrenCount, getTreeItems }}
        aria-label="River stations to refresh"
      />
    </Box>
  );
}
