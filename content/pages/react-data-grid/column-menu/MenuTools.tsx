import * as React from 'react';
import FitIcon from '@mui/icons-material/FitScreen';
import HighlightIcon from '@mui/icons-material/Highlight';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 105 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 95 },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const fit = (event: React.MouseEvent) => {
    onClick(event);
    apiRef.current.autosizeColumns({ columns: [colDef.field] });
  };

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <FitIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

interface HighlightItemProps extends GridColumnMenuItemProps {
  marked: string | null;
  onMark: (field: string | null) => void;
}

function HighlightItem(props: HighlightItemProps) {
  const { colDef, onClick, marked, onMark } = props;
  const isMarked = marked === colDef.field;

  const toggle = (event: React.MouseEvent) => {
    onClick(event);
    onMark(isMarked ? null : colDef.field);
  };

  return (
    <MenuItem onClick={toggle}>
      <ListItemIcon>
        <HighlightIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>
        {isMarked ? 'Remove highlight' : 'Highlight column'}
      </ListItemText>
    </MenuItem>
  );
}

const slots = { fitItem: FitItem, highlightItem: HighlightItem };

export default function MenuTools() {
  const [marked, setMarked] = React.useState<string | null>('total');

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        '& .marked': { bgcolor: 'action.selected' },
      }}
    >
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        getCellClassName={({ field }) => (field === marked ? 'marked' : '')}
        slotProps={{
          columnMenu: {
            slots,
            slotProps: {
              fitItem: { displayOrder: 12 },
              highlightItem: { displayOrder: 14, marked, onMark: setMarked },
            },
          },
        }}
        sx={{
          '& .MuiDataGrid-menuIcon': { visibility: 'visible', width: 'auto' },
        }}
      />
    </Box>
  );
}
