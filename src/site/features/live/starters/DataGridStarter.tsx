import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'skipper', headerName: 'Skipper', flex: 1, minWidth: 120 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 90 },
  { field: 'docked', headerName: 'Docked', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, boat: 'Curlew', skipper: 'Ines', crew: 4, docked: true },
  { id: 2, boat: 'Petrel', skipper: 'Tomasz', crew: 2, docked: false },
  { id: 3, boat: 'Dunlin', skipper: 'Aiko', crew: 6, docked: true },
  { id: 4, boat: 'Godwit', skipper: 'Samir', crew: 3, docked: false },
];

export default function Boats() {
  return (
    <DataGrid
      aria-label="Boats"
      rows={rows}
      columns={columns}
      checkboxSelection
      onRowSelectionModelChange={(model) => console.log([...model.ids])}
    />
  );
}
