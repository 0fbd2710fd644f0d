import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

export default function UndoDelete() {
  const [rows, setRows] = React.useState(bookings);
  const [deleted, setDeleted] = React.useState<Booking | null>(null);

  const columns = React.useMemo<GridColDef<Booking>[]>(
    () => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.title}`}
            onClick={() => {
              setRows((current) => current.filter(({ id }) => id !== row.id));
              setDeleted(row);
            }}
          />,
        ],
      },
      { field: 'traveler', headerName: 'Traveler', flex: 1, minWidth: 160 },
      { field: 'title', headerName: 'Trip', flex: 1, minWidth: 200 },
    ],
    [],
  );

  const undo = () => {
    // The original list knows where the row was.
    setRows((current) => {
      const kept = new Set(current.map(({ id }) => id));
      return bookings.filter(({ id }) => kept.has(id) || id === deleted?.id);
    });
    setDeleted(null);
  };

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Bookings to clean up" rows={rows} columns={columns} />
      <Snackbar
        key={deleted?.id}
        open={deleted !== null}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setDeleted(null);
          }
        }}
        message={`Deleted ${deleted?.title ?? ''}`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Box>
  );
}
