import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
}

const rows: Part[] = [
  { id: 1, part: 'Axle', stock: 4 },
  { id: 2, part: 'Bearing', stock: 31 },
  { id: 3, part: 'Clutch', stock: 12 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'stock', sort: 'asc' as const }] },
};
const isRowSelectable = ({ row }: GridRowParams<Part>) => row.stock > 0;

export default function MemoizedProps() {
  const [limit, setLimit] = React.useState(10);

  // The columns use the limit, so a new array is only created when it changes.
  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
      {
        field: 'stock',
        headerName: 'Stock',
        type: 'number',
        width: 110,
        cellClassName: ({ value }) => (Number(value) < limit ? 'low' : ''),
      },
    ],
    [limit],
  );

  return (
    <Box
      sx={{ width: '100%', '& .low': { fontWeight: 700, color: 'error.main' } }}
    >
      <Typography id="limit-label" variant="body2">
        Reorder below {limit}
      </Typography>
      <Slider
        aria-labelledby="limit-label"
        min={0}
        max={40}
        value={limit}
        onChange={(_event, value) => setLimit(value)}
        sx={{ maxWidth: 300, mx: 1 }}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Stock"
          rows={rows}
          columns={columns}
          initialState={initialState}
          isRowSelectable={isRowSelectable}
          hideFooter
        />
      </Box>
    </Box>
  );
}
