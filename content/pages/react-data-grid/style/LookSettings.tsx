import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const SIZES = { rowHeight: 44, columnHeaderHeight: 48, spacing: 4 };
const FLAGS = {
  showCellVerticalBorder: true,
  showColumnVerticalBorder: false,
  rowSelection: true,
};

export default function LookSettings() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const [type, setType] = React.useState<'margin' | 'border'>('margin');
  const [sizes, setSizes] = React.useState(SIZES);
  const [flags, setFlags] = React.useState(FLAGS);
  const { spacing } = sizes;
  const getRowSpacing = React.useCallback(() => ({ top: spacing }), [spacing]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Stack spacing={1} sx={{ flex: '1 1 200px' }}>
          <TextField
            select
            size="small"
            label="density"
            value={density}
            onChange={(event) => setDensity(event.target.value as GridDensity)}
          >
            <MenuItem value="compact">compact</MenuItem>
            <MenuItem value="standard">standard</MenuItem>
            <MenuItem value="comfortable">comfortable</MenuItem>
          </TextField>
          {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((name) => (
            <Box key={name}>
              <Typography variant="body2">
                {name}: {sizes[name]}
              </Typography>
              <Slider
                size="small"
                aria-label={name}
                min={name === 'spacing' ? 0 : 32}
                max={name === 'spacing' ? 16 : 96}
                value={sizes[name]}
                onChange={(_event, value) =>
                  setSizes({ ...sizes, [name]: Number(value) })
                }
              />
            </Box>
          ))}
          <TextField
            select
            size="small"
            label="rowSpacingType"
            value={type}
            onChange={(event) => setType(event.target.value as typeof type)}
          >
            <MenuItem value="margin">margin</MenuItem>
            <MenuItem value="border">border</MenuItem>
          </TextField>
          {(Object.keys(FLAGS) as (keyof typeof FLAGS)[]).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              slotProps={{ typography: { variant: 'body2' } }}
              control={
                <Switch
                  size="small"
                  checked={flags[name]}
                  onChange={(event) =>
                    setFlags({ ...flags, [name]: event.target.checked })
                  }
                />
              }
            />
          ))}
        </Stack>
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 500 }}>
          <DataGrid
            aria-label="River stations"
            rows={rivers}
            columns={columns}
            density={density}
            rowHeight={sizes.rowHeight}
            columnHeaderHeight={sizes.columnHeaderHeight}
            getRowSpacing={getRowSpacing}
            rowSpacingType={type}
            showCellVerticalBorder={flags.showCellVerticalBorder}
            showColumnVerticalBorder={flags.showColumnVerticalBorder}
            rowSelection={flags.rowSelection}
            hideFooter
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<DataGrid
  density="${density}"
  rowHeight={${sizes.rowHeight}}
  columnHeaderHeight={${sizes.columnHeaderHeight}}
  getRowSpacing={() => ({ top: ${spacing} })}
  rowSpacingType="${type}"${Object.entries(flags)
    .map(([name, value]) => `\n  ${name}={${value}}`)
    .join('')}
/>`}
      </Box>
    </Box>
  );
}
