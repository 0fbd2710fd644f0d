import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'discharge', headerName: 'Today', type: 'number', width: 90 },
  { field: 'mean', headerName: 'Mean', type: 'number', width: 90 },
];

export default function SelectedStations() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([4, 8, 11, 22]),
  });
  // "Select all" turns the model into a list of exceptions.
  const selected = rivers
    .filter(({ id }) => model.ids.has(id) === (model.type === 'include'))
    .slice(0, 12);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={240}
        title="Discharge of the selected stations"
        xAxis={[
          {
            data: selected.map(({ station, river }) => `${station}\n${river}`),
            height: 40,
          },
        ]}
        yAxis={[{ label: 'm³/s' }]}
        series={[
          { label: 'Today', data: selected.map((row) => row.discharge) },
          { label: 'Mean', data: selected.map((row) => row.mean) },
        ]}
      />
      <Box sx={{ height: 380, mt: 2 }}>
        <DataGrid
          label="Stations to compare"
          density="compact"
          checkboxSelection
          rows={rivers}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
