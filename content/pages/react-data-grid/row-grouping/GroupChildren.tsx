import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 110 },
];

export default function GroupChildren() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Works"
          rows={works}
          columns={columns}
          onRowClick={({ id }) => {
            const node = gridRowNodeSelector(apiRef, id);
            if (node?.type === 'group') {
              const ids =
                apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
              setMessage(`${node.groupingKey}: rows ${ids.join(', ')}`);
            }
          }}
          initialState={{ rowGrouping: { model: ['city'] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
