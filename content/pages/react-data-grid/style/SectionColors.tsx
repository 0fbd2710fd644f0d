import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { tides, type Tide } from './tides';

// Three tints of the theme's own colors, so that they fit light and dark mode.
function withSections(theme: Theme): Theme {
  const { primary, background } = (theme.vars ?? theme).palette;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${primary.main} ${percent}%, ${background.paper})`;
  const DataGrid = { bg: tint(3), headerBg: tint(16), pinnedBg: tint(9) };
  return {
    ...theme,
    palette: Object.assign({}, theme.palette, { DataGrid }),
    vars: theme.vars && {
      ...theme.vars,
      palette: { ...theme.vars.palette, DataGrid },
    },
  };
}

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'high', headerName: 'High water', width: 240 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 240 },
  { field: 'change', headerName: 'Change (m)', type: 'number', width: 240 },
];

export default function SectionColors() {
  const theme = withSections(useTheme());

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
