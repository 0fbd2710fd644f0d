import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();
const dataSource: GridDataSource = {
  // The total comes from the `rowCount` prop.
  getRows: async (params) => ({ rows: (await server.getRows(params)).rows }),
};

export default function SwitchMode() {
  const [isKnown, setIsKnown] = React.useState(false);
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isKnown}
            onChange={(_event, checked) => setIsKnown(checked)}
          />
        }
        label={error || 'The number of rows is known'}
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Orders"
          hideFooter
          disableColumnFilter
          lazyLoading
          columns={columns}
          dataSource={dataSource}
          rowCount={isKnown ? orders.length : -1}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Box>
  );
}
