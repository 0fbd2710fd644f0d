import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createWind, stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'wind', headerName: 'Wind (kn)', type: 'number', width: 110 },
  { field: 'gust', headerName: 'Gust (kn)', type: 'number', width: 110 },
];

export default function HighFrequency() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const next = createWind();
    const timer = setInterval(() => {
      const wind = next(2, 40);
      apiRef.current?.updateRows([
        { id: next(1, 4), wind, gust: wind + next(2, 12) },
      ]);
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="20 readings per second"
        control={
          <Switch
            checked={running}
            onChange={(event) => setRunning(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Wind"
          rows={stations}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
      </Box>
    </Box>
  );
}
