import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';
import { loadPreferences, savePreferences } from './preferences';

export default function ServerState() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);
  const [message, setMessage] = React.useState('Loading your layout…');

  React.useEffect(() => {
    let isCurrent = true;
    loadPreferences().then((state) => {
      if (!isCurrent) return;
      setSaved(state);
      setMessage('Your layout is loaded.');
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const save = async () => {
    if (!apiRef.current) return;
    setMessage('Saving…');
    await savePreferences(apiRef.current.exportState());
    setMessage('Your layout is saved.');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
      >
        <Button disabled={!saved} onClick={save}>
          Save layout
        </Button>
        <Button
          disabled={!saved}
          onClick={() => saved && apiRef.current?.restoreState(saved)}
        >
          Back to the loaded layout
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 420 }}>
        {saved && (
          <DataGrid
            apiRef={apiRef}
            label="Orders"
            rows={orders}
            columns={columns}
            initialState={saved}
          />
        )}
      </Box>
    </Box>
  );
}
