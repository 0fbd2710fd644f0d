import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { rivers, type RiverStation } from '#data/rivers';
import { Settings } from '#demo-parts/settings';

// Three tints of the theme's own colors, so that they fit light and dark mode.
// With `colorSchemes`, the provider would compute the colors again without them.
function withSections({
  colorSchemes: _,
  ...theme
}: Theme & { colorSchemes?: object }): Theme {
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

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'river', headerName: 'River', width: 240 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 240 },
  { field: 'change', headerName: 'Change (cm)', type: 'number', width: 240 },
];

const [first, ...others] = rivers;
const pinnedRows = { top: [first] };

export default function SectionColors() {
  const theme = withSections(useTheme());
  const [edges, setEdges] = React.useState({
    columns: 'border-and-shadow' as 'border' | 'shadow' | 'border-and-shadow',
    rows: 'border-and-shadow' as 'border' | 'border-and-shadow',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 240, mb: 1.5 }}>
        <Settings
          values={edges}
          onChange={setEdges}
          choices={{
            columns: ['border', 'shadow', 'border-and-shadow'],
            rows: ['border', 'border-and-shadow'],
          }}
        />
      </Box>
      <ThemeProvider theme={theme}>
        <Box sx={{ height: 420 }}>
          <DataGridPro
            aria-label="River stations"
            rows={others}
            columns={columns}
            pinnedRows={pinnedRows}
            pinnedColumnsSectionSeparator={edges.columns}
            pinnedRowsSectionSeparator={edges.rows}
            initialState={{ pinnedColumns: { left: ['station'] } }}
            hideFooter
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
