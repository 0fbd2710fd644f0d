import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { tides, type Tide } from './tides';

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-mui-color-scheme',
    cssVarPrefix: 'tides',
  },
  colorSchemes: {
    light: {
      palette: {
        DataGrid: { bg: '#fafcff', headerBg: '#e3edf7', pinnedBg: '#f0f5fb' },
      },
    },
    dark: {
      palette: {
        DataGrid: { bg: '#0f161d', headerBg: '#1d2b38', pinnedBg: '#16212b' },
      },
    },
  },
});

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'high', headerName: 'High water', width: 240 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 240 },
  { field: 'change', headerName: 'Change (m)', type: 'number', width: 240 },
];

export default function SectionColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 380, width: '100%' }}>
        <DataGridPro
          aria-label="Tides"
          rows={tides}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['port'] } }}
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
