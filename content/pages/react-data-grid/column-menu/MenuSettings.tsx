import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'location', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const ITEMS = [
  'columnMenuSortItem',
  'columnMenuFilterItem',
  'columnMenuColumnsItem',
];

export default function MenuSettings() {
  const [removed, setRemoved] = React.useState(['columnMenuFilterItem']);
  const [columnsFirst, setColumnsFirst] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row sx={{ mb: 1 }}>
        {ITEMS.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={<Switch size="small" />}
            checked={!removed.includes(item)}
            onChange={(_event, on) =>
              setRemoved(
                on
                  ? removed.filter((other) => other !== item)
                  : [...removed, item],
              )
            }
          />
        ))}
        <FormControlLabel
          label="Columns item first"
          control={<Switch size="small" />}
          checked={columnsFirst}
          onChange={(_event, on) => setColumnsFirst(on)}
        />
      </FormGroup>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Employees"
          rows={employees}
          columns={columns}
          slotProps={{
            columnMenu: {
              slots: Object.fromEntries(removed.map((item) => [item, null])),
              slotProps: {
                columnMenuColumnsItem: { displayOrder: columnsFirst ? 0 : 30 },
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
