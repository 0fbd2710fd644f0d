import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';
import './StripedRows.css';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tides"
        className="striped-rows"
        rows={tides}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : 'even'
        }
        hideFooter
      />
    </div>
  );
}
