import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const DEFAULTS = {
  headerName: 'Spent',
  type: 'number' as 'number' | 'string',
  align: 'right' as 'left' | 'center' | 'right',
  width: 130,
  unit: ' h',
  editable: true,
  sortable: true,
  resizable: true,
};
type Flag = 'editable' | 'sortable' | 'resizable';

export default function LiveColumn() {
  const [options, setOptions] = React.useState(DEFAULTS);
  const set = (change: Partial<typeof DEFAULTS>) =>
    setOptions({ ...options, ...change });
  const { unit, ...column } = { ...options, headerAlign: options.align };

  const columns = React.useMemo<GridColDef<Task>[]>(() => {
    const { unit: suffix, ...colDef } = options;
    return [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 150 },
      {
        field: 'spent',
        ...colDef,
        headerAlign: colDef.align,
        valueFormatter: (value?: number) => `${value ?? 0}${suffix}`,
      },
    ];
  }, [options]);

  const select = (key: 'type' | 'align' | 'unit', values: string[]) => (
    <TextField
      select
      size="small"
      label={key}
      value={options[key]}
      onChange={(event) => set({ [key]: event.target.value })}
    >
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {value || 'none'}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Stack spacing={1.5} sx={{ flex: '1 1 180px' }}>
          <TextField
            size="small"
            label="headerName"
            value={options.headerName}
            onChange={(event) => set({ headerName: event.target.value })}
          />
          {select('type', ['number', 'string'])}
          {select('align', ['left', 'center', 'right'])}
          {select('unit', [' h', ' hours', ''])}
          <Typography variant="body2">width: {options.width}</Typography>
          <Slider
            size="small"
            aria-label="width"
            min={80}
            max={240}
            value={options.width}
            onChange={(_event, width) => set({ width: Number(width) })}
          />
          {(['editable', 'sortable', 'resizable'] as Flag[]).map((flag) => (
            <FormControlLabel
              key={flag}
              label={flag}
              control={
                <Switch
                  size="small"
                  checked={options[flag]}
                  onChange={(event) => set({ [flag]: event.target.checked })}
                />
              }
            />
          ))}
        </Stack>
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 460 }}>
          <DataGrid aria-label="Tasks" rows={tasks} columns={columns} />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`{\n  field: 'spent',\n${Object.entries(column)
          .map(
            ([key, value]) =>
              `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},\n`,
          )
          .join('')}  valueFormatter: (value) => \`\${value}${unit}\`,\n}`}
      </Box>
    </Box>
  );
}
