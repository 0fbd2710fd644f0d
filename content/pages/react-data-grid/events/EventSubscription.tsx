import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'Foxglove', height: 110 },
  { id: 2, plant: 'Thyme', height: 15 },
  { id: 3, plant: 'Hollyhock', height: 180 },
  { id: 4, plant: 'Violet', height: 12 },
];

export default function EventSubscription() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = React.useState(true);
  const [keys, setKeys] = React.useState(0);

  React.useEffect(() => {
    if (!listening) {
      return undefined;
    }
    return apiRef.current?.subscribeEvent('cellKeyDown', () =>
      setKeys((count) => count + 1),
    );
  }, [apiRef, listening]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Listen"
        control={
          <Switch
            checked={listening}
            onChange={(event) => setListening(event.target.checked)}
          />
        }
      />
      <Typography variant="body2">Keys pressed in cells: {keys}</Typography>
      <Box sx={{ height: 330, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plants"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
