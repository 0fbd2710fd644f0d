import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import './RisingCells.css';

// Stations without a change, or without a value, have no color.
const getTrend = (change: number) =>
  change === 0 ? '' : change < 0 ? 'falling' : 'rising';

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
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        className="rising-cells"
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
