import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change (m)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) =>
      Number(value) < 0
        ? 'bg-slate-700! text-white!'
        : 'bg-emerald-800! text-white!',
  },
];

export default function RisingCells() {
  return (
    <div className="w-full" style={{ height: 360 }}>
      <DataGrid aria-label="Tides" rows={tides} columns={columns} hideFooter />
    </div>
  );
}
