import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
];

function save(bed: Bed): Bed {
  if (bed.crop.trim() === '') {
    throw new Error('A bed needs a crop. Nothing was saved.');
  }
  return bed;
}

export default function SavedEdits() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Beds"
          rows={beds}
          columns={columns}
          processRowUpdate={(newRow) => {
            const saved = save(newRow);
            setError('');
            return saved;
          }}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'} sx={{ mt: 1 }}>
        {error || 'Clear a crop and press Enter to see an error.'}
      </Alert>
    </Box>
  );
}
