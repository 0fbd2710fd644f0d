import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'location', headerName: 'Office', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 150,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  {
    field: 'skills',
    headerName: 'Skills',
    flex: 2,
    minWidth: 260,
    valueGetter: (skills: string[]) => skills.join(', '),
    renderCell: ({ row }) =>
      row.skills.map((skill) => (
        <Chip key={skill} size="small" label={skill} sx={{ mr: 0.5 }} />
      )),
  },
];

const show = (...fields: string[]): GridColumnVisibilityModel =>
  Object.fromEntries(
    columns.map(({ field }) => [field, fields.includes(field)]),
  );

const VIEWS: Record<string, GridColumnVisibilityModel> = {
  Directory: show('name', 'title', 'department', 'location', 'remote'),
  Pay: show('name', 'hiredOn', 'salary', 'rating'),
  Skills: show('name', 'department', 'skills'),
  Everything: {},
};

export default function ColumnViews() {
  const [model, setModel] = React.useState(VIEWS['Directory']);
  const view = Object.keys(VIEWS).find((name) => VIEWS[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, name: string | null) =>
          name && setModel(VIEWS[name])
        }
        sx={{ mb: 1 }}
      >
        {Object.keys(VIEWS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 480 }}>
        <DataGrid
          label="Employees"
          showToolbar
          rows={employees}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
