import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createServer, type Place } from './server';

export default function LabelEditingLazyLoaded() {
  const [server] = React.useState(createServer);
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  React.useEffect(() => () => server.close(), [server]);

  const rename = async (itemId: string, label: string) => {
    await server.rename(itemId, label);
    // The cached responses still contain the old label.
    cache.clear();
  };

  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeViewPro
        isItemEditable
        items={[]}
        dataSource={{
          getChildrenCount: (place: Place) => place.childrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId),
        }}
        dataSourceCache={cache}
        onItemLabelChange={rename}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Place' } } },
        }}
        aria-label="Places on the map"
      />
    </Box>
  );
}
