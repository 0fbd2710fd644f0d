import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import { Settings } from '#demo-parts/settings';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const { cell, columnHeader, row } = gridClasses;
// Neither the element nor anything in it shows the focus of the keyboard.
const quiet = ':not(:focus-visible, :has(:focus-visible))';

const outlines: Record<string, SxProps<Theme>> = {
  'all users': {},
  'keyboard only': {
    [`& .${cell}${quiet}, & .${columnHeader}${quiet}`]: { outline: 'none' },
  },
  'whole row': {
    [`& .${cell}:focus, & .${cell}:focus-within`]: {
      outline: 'none',
      bgcolor: 'action.focus',
    },
    [`& .${row}:focus-within`]: {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
};

export default function FocusOutline() {
  const [settings, setSettings] = React.useState({ outline: 'keyboard only' });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 240, mb: 2 }}>
        <Settings
          values={settings}
          onChange={setSettings}
          choices={{ outline: Object.keys(outlines) }}
        />
      </Box>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="River stations"
          rows={rivers}
          columns={columns}
          sx={outlines[settings.outline]}
          hideFooter
        />
      </Box>
    </Box>
  );
}
