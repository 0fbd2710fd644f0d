import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
];

export default function MoveBetweenGroups() {
  const [message, setMessage] = React.useState(
    'Drag a work to the other city.',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Works"
          rows={works}
          columns={columns}
          rowReordering
          defaultGroupingExpansionDepth={-1}
          processRowUpdate={(row) => {
            setMessage(`${row.work} is now in ${row.city}.`);
            return row;
          }}
          initialState={{
            rowGrouping: { model: ['city'] },
            columns: { columnVisibilityModel: { city: false } },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
