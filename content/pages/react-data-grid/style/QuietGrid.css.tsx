import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';
import './QuietGrid.css';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

export default function QuietGrid() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        hideFooter
        className="quiet-grid"
      />
    </div>
  );
}
