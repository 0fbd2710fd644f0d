import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { rivers, type RiverStation } from '#data/rivers';

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

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'river', headerName: 'River', width: 240 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 240 },
  { field: 'change', headerName: 'Change (cm)', type: 'number', width: 240 },
];

type ColumnSeparator = DataGridProProps['pinnedColumnsSectionSeparator'];
type RowSeparator = DataGridProProps['pinnedRowsSectionSeparator'];

const [first, ...others] = rivers;
const pinnedRows = { top: [first] };

export default function SectionColors() {
  const [columnLine, setColumnLine] =
    React.useState<ColumnSeparator>('border-and-shadow');
  const [rowLine, setRowLine] =
    React.useState<RowSeparator>('border-and-shadow');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ my: 1, flexWrap: 'wrap' }}
      >
        <TextField
          select
          size="small"
          label="Line of pinned columns"
          value={columnLine}
          onChange={(event) =>
            setColumnLine(event.target.value as ColumnSeparator)
          }
          sx={{ width: 220 }}
        >
          <MenuItem value="border">border</MenuItem>
          <MenuItem value="shadow">shadow</MenuItem>
          <MenuItem value="border-and-shadow">border-and-shadow</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Line of pinned rows"
          value={rowLine}
          onChange={(event) => setRowLine(event.target.value as RowSeparator)}
          sx={{ width: 220 }}
        >
          <MenuItem value="border">border</MenuItem>
          <MenuItem value="border-and-shadow">border-and-shadow</MenuItem>
        </TextField>
      </Stack>
      {/* A function, because an object with color schemes would be computed again. */}
      <ThemeProvider theme={withSections}>
        <Box sx={{ height: 420 }}>
          <DataGridPro
            aria-label="River stations"
            rows={others}
            columns={columns}
            pinnedRows={pinnedRows}
            pinnedColumnsSectionSeparator={columnLine}
            pinnedRowsSectionSeparator={rowLine}
            initialState={{ pinnedColumns: { left: ['station'] } }}
            hideFooter
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
