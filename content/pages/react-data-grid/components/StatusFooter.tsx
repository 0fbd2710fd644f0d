import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

const groups = [
  { name: 'open', statuses: ['new', 'packing', 'on hold'] },
  { name: 'shipped', statuses: ['shipped'] },
  { name: 'delivered', statuses: ['delivered'] },
  { name: 'lost', statuses: ['returned', 'canceled'] },
];

function FooterWithCounts(props: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);

  return (
    <React.Fragment>
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          p: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {groups.map(({ name, statuses }) => (
          <span key={name}>
            <strong>
              {rows.filter((row) => statuses.includes(row.model.status)).length}
            </strong>{' '}
            {name}
          </span>
        ))}
      </Box>
      <GridFooter {...props} />
    </React.Fragment>
  );
}

export default function StatusFooter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={{ footer: FooterWithCounts }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
