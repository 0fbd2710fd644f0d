import type * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'traveler', headerName: 'Traveler', width: 150 },
  { field: 'title', headerName: 'Trip', flex: 1, minWidth: 200 },
  { field: 'kind', headerName: 'Kind', width: 95 },
  { field: 'status', headerName: 'Status', width: 115 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 100 },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = apiRef.current.getVisibleColumns();
  const index = apiRef.current.getColumnIndex(colDef.field);
  const toLeft = useTheme().direction === 'rtl' ? 1 : -1;

  const getItem = (step: number, label: string, icon: React.ReactNode) => {
    const neighbor = visible[index + step];
    const move = (event: React.MouseEvent) => {
      if (neighbor) {
        // setColumnIndex counts hidden columns too.
        const target = apiRef.current.getColumnIndex(neighbor.field, false);
        apiRef.current.setColumnIndex(colDef.field, target);
      }
      onClick(event);
    };
    return (
      <MenuItem disabled={!neighbor} onClick={move}>
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText>{label}</ListItemText>
      </MenuItem>
    );
  };

  return (
    <>
      {getItem(toLeft, 'Move left', <ArrowBackIcon fontSize="small" />)}
      {getItem(-toLeft, 'Move right', <ArrowForwardIcon fontSize="small" />)}
    </>
  );
}

const columnMenu = {
  slots: { moveItems: MoveItems },
  slotProps: { moveItems: { displayOrder: 12 } },
};

export default function MoveFromMenu() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Bookings"
        rows={bookings}
        columns={columns}
        slotProps={{ columnMenu }}
        disableColumnPinning
      />
    </Box>
  );
}
