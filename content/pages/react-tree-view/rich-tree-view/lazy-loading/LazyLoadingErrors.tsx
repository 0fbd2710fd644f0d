import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

export default function LazyLoadingErrors() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [isDown, setIsDown] = React.useState(true);

  return (
    <Box sx={{ minHeight: 296 }}>
      <FormControlLabel
        label="Server is down"
        control={
          <Switch
            checked={isDown}
            onChange={(event) => setIsDown(event.target.checked)}
          />
        }
      />
      <RichTreeViewPro
        items={ROOTS}
        dataSource={{
          getChildrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId, isDown),
        }}
        aria-label="River stations that may fail"
      />
    </Box>
  );
}
