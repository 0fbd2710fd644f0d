import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemProps,
  useTreeItemUtils,
} from '@mui/x-tree-view-pro';
import { getChildrenCount, ROOTS } from './roots';
import { createServer } from './server';

const NoDot = () => null;

/** Describes a failed request in words instead of with a red dot. */
function StationItem(props: TreeItemProps) {
  const { status } = useTreeItemUtils({ itemId: props.itemId });

  return (
    <TreeItem
      {...props}
      slots={{
        errorIcon: NoDot,
        expandIcon: status.error ? WarningAmberIcon : undefined,
      }}
      slotProps={{
        expandIcon: { color: status.error ? 'error' : undefined },
        label: {
          children: (
            <React.Fragment>
              {props.label}
              {status.error && (
                <Typography variant="body2">
                  Could not be loaded. Open it to try again.
                </Typography>
              )}
            </React.Fragment>
          ),
        },
      }}
    />
  );
}

export default function LazyLoadingErrorText() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [isDown, setIsDown] = React.useState(true);

  return (
    <Box sx={{ minHeight: 320 }}>
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
        slots={{ item: StationItem }}
        dataSource={{
          getChildrenCount,
          getTreeItems: (parentId) => server.getChildren(parentId, isDown),
        }}
        aria-label="River stations with error texts"
      />
    </Box>
  );
}
