import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createServer } from './server';

// The grid can't export rows that it hasn't loaded.
const NO_EXPORT = {
  csvOptions: { disableToolbarButton: true },
  printOptions: { disableToolbarButton: true },
};

export default function LazyOrders() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);
  const [error, setError] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer({
      onRequest: (line) => setLog((old) => [line, ...old].slice(0, 50)),
    }),
  }));

  const goTo = (rowIndex: number) =>
    apiRef.current?.scrollToIndexes({ rowIndex });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => goTo(0)}>Row 1</Button>
        <Button onClick={() => goTo(119)}>Row 120</Button>
        <Button onClick={() => goTo(239)}>Row 240</Button>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Orders"
          showToolbar
          hideFooter
          disableColumnFilter
          lazyLoading
          // Fill in the rows soon after a jump.
          lazyLoadingRequestThrottleMs={200}
          density="compact"
          columns={columns}
          dataSource={dataSource}
          slotProps={{ toolbar: NO_EXPORT }}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
          }}
        />
      </Box>
      <Box
        component="pre"
        role="log"
        aria-label="Requests, newest first"
        tabIndex={0}
        sx={{
          height: 110,
          overflow: 'auto',
          m: 0,
          mt: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
        }}
      >
        {error || log.join('\n')}
      </Box>
    </Box>
  );
}
