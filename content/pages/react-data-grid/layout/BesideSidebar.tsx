import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 110 },
  { field: 'location', headerName: 'Office', width: 130 },
];

const DEPARTMENTS = [...new Set(employees.map((row) => row.department))];

export default function BesideSidebar() {
  const [open, setOpen] = React.useState(true);
  const [department, setDepartment] = React.useState(DEPARTMENTS[1]);
  const rows = React.useMemo(
    () => employees.filter((row) => row.department === department),
    [department],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Sidebar
      </Button>
      <Box sx={{ display: 'flex', gap: 2, height: 420, mt: 1 }}>
        {open && (
          <Paper
            variant="outlined"
            sx={{ width: { xs: 120, sm: 180 }, flexShrink: 0 }}
          >
            <List dense component="div">
              {DEPARTMENTS.map((name) => (
                <ListItemButton
                  key={name}
                  selected={name === department}
                  onClick={() => setDepartment(name)}
                >
                  {name}
                </ListItemButton>
              ))}
            </List>
          </Paper>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DataGrid
            label="Employees beside a sidebar"
            rows={rows}
            columns={columns}
            hideFooter
          />
        </Box>
      </Box>
    </Box>
  );
}
