import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

// Stations without a change, or without a value, have no color.
const getTrend = (change: number) =>
  change === 0
    ? ''
    : change < 0
      ? 'bg-slate-700! text-white!'
      : 'bg-emerald-800! text-white!';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change (cm)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => getTrend(Number(value)),
  },
];

export default function RisingCells() {
  return (
    <div className="w-full" style={{ height: 420 }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
