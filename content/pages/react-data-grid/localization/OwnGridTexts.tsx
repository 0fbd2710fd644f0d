import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dishes } from './menu';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

// Outside the component: a new object on every render would cost time.
const localeText = {
  toolbarQuickFilterPlaceholder: 'Find a dish',
  noResultsOverlayLabel: 'No such dish tonight',
  footerRowSelected: (count: number) =>
    count === 1 ? 'One dish chosen' : `${count} dishes chosen`,
};

export default function OwnGridTexts() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Menu"
        showToolbar
        rows={dishes}
        columns={columns}
        checkboxSelection
        localeText={localeText}
        hideFooterPagination
      />
    </Box>
  );
}
