import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <div className="w-full" style={{ height: 360 }}>
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1
            ? 'bg-slate-500/10! hover:bg-slate-500/20!'
            : ''
        }
        hideFooter
      />
    </div>
  );
}
