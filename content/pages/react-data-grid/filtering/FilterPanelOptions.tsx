import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridFilterPanel,
  GridLogicOperator,
  useGridApiRef,
  type GetColumnForNewFilterArgs,
  type FilterColumnsArgs,
  type GridColDef,
  type GridFilterFormProps,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
  {
    field: 'alarm',
    headerName: 'Alarm',
    type: 'singleSelect',
    valueOptions: ['low', 'normal', 'high', 'flood', 'offline'],
    width: 110,
  },
];

// Offers each column once.
const filterColumns = ({
  field,
  columns: all,
  currentFilters,
}: FilterColumnsArgs) =>
  all
    .map((column) => column.field)
    .filter(
      (name) =>
        name === field || !currentFilters.some((item) => item.field === name),
    );

const getColumnForNewFilter = ({
  currentFilters,
  columns: all,
}: GetColumnForNewFilterArgs) =>
  all.find(({ field }) => !currentFilters.some((item) => item.field === field))
    ?.field ?? null;

const filterFormProps: Partial<GridFilterFormProps> = {
  filterColumns,
  columnInputProps: { sx: { minWidth: 140 } },
  operatorInputProps: { sx: { minWidth: 150 } },
  valueInputProps: { InputComponentProps: { placeholder: 'Any value' } },
  logicOperatorInputProps: { sx: { fontWeight: 600 } },
  deleteIconProps: { sx: { '& button': { color: 'error.main' } } },
};

function StationFilters() {
  return (
    <GridFilterPanel
      columnsSort="asc"
      logicOperators={[GridLogicOperator.And]}
      disableRemoveAllButton
      getColumnForNewFilter={getColumnForNewFilter}
      filterFormProps={filterFormProps}
    />
  );
}

export default function FilterPanelOptions() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() => apiRef.current?.showFilterPanel('country')}
        sx={{ mb: 1 }}
      >
        Filter by country
      </Button>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Stations"
          showToolbar
          rows={rivers}
          columns={columns}
          slots={{ filterPanel: StationFilters }}
        />
      </Box>
    </Box>
  );
}
