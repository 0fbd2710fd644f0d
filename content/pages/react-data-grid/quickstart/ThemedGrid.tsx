import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { rivers, type RiverStation } from '#data/rivers';

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

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function ThemedGrid() {
  const theme = withGridDefaults(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 360, width: '100%' }}>
        <DataGrid aria-label="River stations" rows={rivers} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
