import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';
import { createRandom } from './random';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'change', headerName: 'Change (cm)', type: 'number', width: 130 },
];

export default function HighFrequency() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const random = createRandom();
    const timer = setInterval(() => {
      const { id, level } = rivers[random(0, rivers.length - 1)];
      const change = random(-15, 25);
      apiRef.current?.updateRows([
        { id, change, level: (level ?? 0) + change },
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
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="River stations"
          rows={rivers}
          columns={columns}
          throttleRowsMs={1000}
          initialState={{
            sorting: { sortModel: [{ field: 'level', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
