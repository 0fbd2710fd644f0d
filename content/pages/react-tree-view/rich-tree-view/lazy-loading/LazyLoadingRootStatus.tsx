import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { getChildrenCount } from './roots';
import { createServer, type Station } from './server';

export default function LazyLoadingRootStatus() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);

  const [attempt, setAttempt] = React.useState(1);
  const [isDown, setIsDown] = React.useState(false);
  const [state, setState] = React.useState<'loading' | 'ready' | 'failed'>(
    'loading',
  );

  const getTreeItems = async (parentId?: string): Promise<Station[]> => {
    const request = server.getChildren(parentId, isDown);
    if (parentId === undefined) {
      request.then(
        () => setState('ready'),
        () => setState('failed'),
      );
    }
    return request;
  };

  const reload = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  return (
    <Box sx={{ minHeight: 320 }}>
      <Button variant="outlined" sx={{ marginInlineEnd: 2 }} onClick={reload}>
        Reload
      </Button>
      <FormControlLabel
        label="Server is down"
        control={
          <Switch
            checked={isDown}
            onChange={(event) => setIsDown(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 8, my: 1 }}>
        {state === 'loading' && (
          <LinearProgress aria-label="Loading stations" />
        )}
      </Box>
      {state === 'failed' ? (
        <Alert severity="error">The stations could not be loaded.</Alert>
      ) : (
        <RichTreeViewPro
          key={attempt}
          items={[]}
          dataSource={{ getChildrenCount, getTreeItems }}
          aria-busy={state === 'loading'}
          aria-label="River stations with a status"
        />
      )}
    </Box>
  );
}
