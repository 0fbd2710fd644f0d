import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function OnlyUnfiltered() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const isFiltered =
    filterModel.items.length > 0 ||
    (filterModel.quickFilterValues ?? []).length > 0;

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Stations in your order"
        showToolbar
        rows={rivers}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        rowReordering={!isFiltered}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
