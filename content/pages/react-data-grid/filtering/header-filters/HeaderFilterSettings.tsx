import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 150 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 150 },
];

export default function HeaderFilterSettings() {
  const [panel, setPanel] = React.useState(false);
  const [clear, setClear] = React.useState(true);
  const [menu, setMenu] = React.useState(true);
  const [tall, setTall] = React.useState(false);

  const toggle = (
    label: string,
    checked: boolean,
    set: (on: boolean) => void,
  ) => (
    <FormControlLabel
      label={label}
      control={<Switch size="small" checked={checked} />}
      onChange={(_event, on) => set(on)}
    />
  );
  const code = [
    '<DataGridPro',
    '  headerFilters',
    ...(panel ? [] : ['  disableColumnFilter']),
    ...(clear
      ? ['  slotProps={{ headerFilterCell: { showClearIcon: true } }}']
      : []),
    ...(menu ? [] : ['  slots={{ headerFilterMenu: null }}']),
    ...(tall ? ['  headerFilterHeight={80}'] : []),
    '/>',
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mb: 1, px: 1.5, flexWrap: 'wrap' }}
      >
        {toggle('Filter panel', panel, setPanel)}
        {toggle('Clear button in the cell', clear, setClear)}
        {toggle('Operator menu', menu, setMenu)}
        {toggle('80 px tall', tall, setTall)}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          key={String(menu)}
          label="Stations"
          showToolbar
          rows={rivers}
          columns={columns}
          headerFilters
          disableColumnFilter={!panel}
          headerFilterHeight={tall ? 80 : undefined}
          slots={menu ? undefined : { headerFilterMenu: null }}
          slotProps={{ headerFilterCell: { showClearIcon: clear } }}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, mt: 2, overflow: 'auto', fontSize: 13 }}
      >
        {code.join('\n')}
      </Box>
    </Box>
  );
}
