import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const withGridDefaults = (outerTheme: Theme): Theme => ({
  ...outerTheme,
  components: {
    ...outerTheme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', hideFooter: true },
      styleOverrides: {
        columnHeaderTitle: { fontWeight: 700 },
        root: { border: 0 },
      },
    },
  },
});

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'flag', headerName: 'Flag', width: 120 },
  { field: 'built', headerName: 'Built', width: 90 },
];

const rows = [
  { id: 1, ship: 'Havsula', flag: 'Norway', built: '1998' },
  { id: 2, ship: 'Pärl', flag: 'Estonia', built: '2012' },
  { id: 3, ship: 'Adriana', flag: 'Italy', built: '2004' },
];

export default function ThemedGrid() {
  const theme = withGridDefaults(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 220, width: '100%' }}>
        <DataGrid aria-label="Ships" rows={rows} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
