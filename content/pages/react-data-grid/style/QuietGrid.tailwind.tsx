import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 125 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
];

// The exclamation mark lets a utility win over the grid's own style.
const quiet = [
  'border-0!',
  '[&_.MuiDataGrid-columnHeaderTitle]:text-[12px]!',
  '[&_.MuiDataGrid-columnHeaderTitle]:font-bold!',
  '[&_.MuiDataGrid-columnHeaderTitle]:tracking-[0.06em]!',
  '[&_.MuiDataGrid-columnHeaderTitle]:uppercase!',
  '[&_.MuiDataGrid-columnSeparator]:hidden!',
  '[&_.MuiDataGrid-row:hover]:bg-slate-500/15!',
].join(' ');

export default function QuietGrid() {
  return (
    <div className="w-full" style={{ height: 460 }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        hideFooter
        className={quiet}
      />
    </div>
  );
}
