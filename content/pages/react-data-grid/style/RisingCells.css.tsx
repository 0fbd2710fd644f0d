import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';
import './RisingCells.css';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change (m)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'falling' : 'rising'),
  },
];

export default function RisingCells() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tides"
        className="rising-cells"
        rows={tides}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
