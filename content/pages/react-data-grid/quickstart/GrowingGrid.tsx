import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pier', headerName: 'Pier', flex: 1 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', flex: 1 },
];

const piers = [
  { id: 1, pier: 'North mole', depth: 9 },
  { id: 2, pier: 'Ferry quay', depth: 7 },
  { id: 3, pier: 'Yacht basin', depth: 3 },
  { id: 4, pier: 'Coal pier', depth: 12 },
];

export default function GrowingGrid() {
  const headingId = React.useId();
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 350 }}>
      <Typography id={headingId} variant="subtitle1" component="h4">
        Piers of the harbor
      </Typography>
      <Button
        onClick={() => setCount(count === 4 ? 2 : count + 1)}
        sx={{ alignSelf: 'start' }}
      >
        {count === 4 ? 'Show two rows' : 'Add a row'}
      </Button>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-labelledby={headingId}
          rows={piers.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
