import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

export default function UnitHeader() {
  const [fahrenheit, setFahrenheit] = React.useState(false);

  const columns = React.useMemo<GridColDef<RiverStation>[]>(
    () => [
      { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
      { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
      {
        field: 'temperature',
        headerName: 'Water',
        type: 'number',
        width: 180,
        valueGetter: (celsius: number | null) =>
          celsius !== null && fahrenheit ? celsius * 1.8 + 32 : celsius,
        valueFormatter: (value: number | null) => value?.toFixed(1),
        renderHeader: ({ colDef }) => (
          <>
            {colDef.headerName}
            <Button
              size="small"
              tabIndex={-1}
              onClick={(event) => {
                event.stopPropagation();
                setFahrenheit(!fahrenheit);
              }}
            >
              {fahrenheit ? '°F' : '°C'}
            </Button>
          </>
        ),
      },
    ],
    [fahrenheit],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Fahrenheit"
        control={<Switch checked={fahrenheit} />}
        onChange={(_event, on) => setFahrenheit(on)}
      />
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Water temperatures"
          rows={rivers}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
