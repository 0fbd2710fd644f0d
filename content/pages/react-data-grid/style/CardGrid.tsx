import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const CardDataGrid = styled((props: DataGridProps<RiverStation>) => (
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
    <Box sx={{ height: 420, width: '100%' }}>
      <CardDataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        getRowSpacing={() => ({ top: 4, bottom: 4 })}
        hideFooter
      />
    </Box>
  );
}
