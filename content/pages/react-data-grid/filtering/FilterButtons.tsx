import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 130 },
];

const highWater: GridFilterModel = {
  items: [{ field: 'level', operator: '>', value: '200' }],
};

export default function FilterButtons() {
  const apiRef = useGridApiRef();
  const [preview, setPreview] = React.useState('');

  const count = () => {
    const lookup = apiRef.current?.getFilterState(highWater).filteredRowsLookup;
    // The lookup contains the rows that don't match, as `false`.
    const hidden = Object.values(lookup ?? {}).filter((kept) => !kept).length;
    setPreview(`${rivers.length - hidden} of ${rivers.length} stations match`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button onClick={count}>Count above 200 cm</Button>
        <Button onClick={() => apiRef.current?.setFilterModel(highWater)}>
          Show above 200 cm
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('country')}>
          Filter by country
        </Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Clear
        </Button>
        <Box role="status" sx={{ alignSelf: 'center', typography: 'body2' }}>
          {preview}
        </Box>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stations"
          rows={rivers}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
