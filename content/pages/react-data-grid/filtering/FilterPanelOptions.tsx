import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridLogicOperator,
  useGridApiRef,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';
import { StationFilters } from './stationFilters';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

export default function FilterPanelOptions() {
  const apiRef = useGridApiRef();
  const [sorted, setSorted] = React.useState(true);
  const [andOnly, setAndOnly] = React.useState(true);
  const [noAdd, setNoAdd] = React.useState(false);
  const [noRemove, setNoRemove] = React.useState(true);

  const filterPanel: Partial<GridSlotProps['filterPanel']> = {
    columnsSort: sorted ? 'asc' : undefined,
    logicOperators: andOnly ? [GridLogicOperator.And] : undefined,
    disableAddFilterButton: noAdd,
    disableRemoveAllButton: noRemove,
  };
  const toggle = (
    label: string,
    checked: boolean,
    set: (on: boolean) => void,
  ) => (
    <FormControlLabel
      label={label}
      control={<Switch size="small" checked={checked} />}
      onChange={(_event, on) => set(on)}
    />
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('country')}
        >
          Filter by country
        </Button>
        {toggle('columnsSort="asc"', sorted, setSorted)}
        {toggle('Only "and"', andOnly, setAndOnly)}
        {toggle('disableAddFilterButton', noAdd, setNoAdd)}
        {toggle('disableRemoveAllButton', noRemove, setNoRemove)}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Stations"
          showToolbar
          rows={rivers}
          columns={columns}
          slots={{ filterPanel: StationFilters }}
          slotProps={{ filterPanel }}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, mt: 2, overflow: 'auto', fontSize: 13 }}
      >
        {`slotProps={{ filterPanel: ${JSON.stringify(filterPanel, null, 2)} }}`}
      </Box>
    </Box>
  );
}
