import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { getReadings } from './server';
import type { Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'wind', headerName: 'Wind (kn)', type: 'number', width: 110 },
  { field: 'gust', headerName: 'Gust (kn)', type: 'number', width: 110 },
];

const dataSource: GridDataSource = { getRows: getReadings };

export default function LoadOnScroll() {
  const [error, setError] = React.useState('');

  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        aria-label="Readings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(reason) => setError(reason.message)}
        initialState={{
          pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
        }}
        hideFooter
      />
    </Box>
  );
}
