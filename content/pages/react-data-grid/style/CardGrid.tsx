import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

const CardDataGrid = styled((props: DataGridProps<Tide>) => (
  <DataGrid {...props} />
))(({ theme }) => ({
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.columnHeader}`]: { borderBottom: 'none' },
  [`& .${gridClasses.columnHeaderTitle}`]: {
    ...theme.typography.overline,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  [`& .${gridClasses.row}`]: {
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 12,
  },
  [`& .${gridClasses.cell}:focus`]: { outlineOffset: -4, borderRadius: 12 },
}));

export default function CardGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <CardDataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        getRowSpacing={() => ({ top: 4, bottom: 4 })}
        hideFooter
      />
    </Box>
  );
}
