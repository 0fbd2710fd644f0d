import type { GridColDef } from '@mui/x-data-grid';
import type { Employee } from '#data/employees';

export const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    hideable: false,
  },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'location', headerName: 'Office', width: 120 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'currency', headerName: 'Currency', width: 100 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];
