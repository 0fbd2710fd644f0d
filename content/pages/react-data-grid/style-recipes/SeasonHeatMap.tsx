import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { AVERAGE, MONTHS, seasons, type Season } from './seasons';

// From 0 for less than 40% of the average to 4 for 160% and more.
const getLevel = (value: number, average: number) =>
  Math.min(4, Math.floor((value / average) * 2.5));

const columns: GridColDef<Season>[] = [
  { field: 'id', headerName: 'Product line', width: 136 },
  ...MONTHS.map((headerName, index): GridColDef<Season, number, string> => ({
    field: headerName.toLowerCase(),
    headerName,
    type: 'number',
    flex: 1,
    minWidth: 46,
    valueGetter: (_value, row) => row.revenue[index],
    valueFormatter: (value: number) => `${Math.round(value / 1000)}k`,
    cellClassName: ({ value = 0, row }) =>
      `row-${getLevel(value, row.average)} table-${getLevel(value, AVERAGE)}`,
  })),
];

export default function SeasonHeatMap() {
  const [scale, setScale] = React.useState('row');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Compare each month with"
        value={scale}
        onChange={(_event, value: string | null) => value && setScale(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="row">Average of the row</ToggleButton>
        <ToggleButton value="table">Average of the table</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 480 }}>
        <DataGrid
          label="Revenue by month in euros"
          density="compact"
          disableColumnMenu
          disableRowSelectionOnClick
          hideFooter
          rows={seasons}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
          }}
          sx={(theme) => {
            const { primary } = (theme.vars ?? theme).palette;
            const tint = (percent: number) => ({
              backgroundColor: `color-mix(in srgb, ${primary.main} ${percent}%, transparent)`,
            });
            return {
              [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
                px: 0.75,
              },
              [`& .${scale}-1`]: tint(8),
              [`& .${scale}-2`]: tint(18),
              [`& .${scale}-3`]: tint(32),
              [`& .${scale}-4`]: tint(48),
            };
          }}
        />
      </Box>
    </Box>
  );
}
