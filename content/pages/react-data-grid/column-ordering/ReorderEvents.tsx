import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    flex: 1,
    minWidth: 110,
  },
];

export default function ReorderEvents() {
  const apiRef = useGridApiRef();
  const [moves, setMoves] = React.useState(0);
  const [result, setResult] = React.useState('Drag a column.');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnIndexChange', () =>
        setMoves((count) => count + 1),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">
        Steps (columnIndexChange): {moves}
      </Typography>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Last drop (columnOrderChange): {result}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Stations"
          rows={rivers}
          columns={columns}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setResult(`${column.field} from ${oldIndex} to ${targetIndex}`)
          }
        />
      </Box>
    </Box>
  );
}
