import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

export default function LazyLoadingEditing() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const rename = async (itemId: string, label: string) => {
    await server.rename(itemId, label);
    // The next time a parent is opened, its children are fetched again.
    cache.clear();
  };

  return (
    <Box sx={{ minHeight: 256 }}>
      <RichTreeViewPro
        isItemEditable
        items={ROOTS}
        dataSourceCache={cache}
        dataSource={{
          getChildrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId),
        }}
        onItemLabelChange={rename}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Station' } } },
        }}
        aria-label="River stations to rename"
      />
    </Box>
  );
}
