import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import './StripedRows.css';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        className="striped-rows"
        rows={rivers}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : 'even'
        }
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
