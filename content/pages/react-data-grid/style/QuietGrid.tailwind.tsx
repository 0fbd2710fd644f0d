import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

// The exclamation mark lets a utility win over the grid's own style.
const quiet = [
  'border-0!',
  '[&_.MuiDataGrid-columnHeaderTitle]:font-bold!',
  '[&_.MuiDataGrid-columnSeparator]:hidden!',
  '[&_.MuiDataGrid-row:hover]:bg-slate-500/15!',
].join(' ');

export default function QuietGrid() {
  return (
    <div className="w-full" style={{ height: 360 }}>
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        hideFooter
        className={quiet}
      />
    </div>
  );
}
