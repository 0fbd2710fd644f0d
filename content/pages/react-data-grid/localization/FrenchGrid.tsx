import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { dishes } from './menu';

const euro = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Plat', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Prix',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euro.format(value),
  },
];

const { localeText } = frFR.components.MuiDataGrid.defaultProps;

export default function FrenchGrid() {
  return (
    <Box lang="fr" sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Carte"
        showToolbar
        rows={dishes}
        columns={columns}
        localeText={localeText}
      />
    </Box>
  );
}
