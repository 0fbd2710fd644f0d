import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import './QuietGrid.css';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 125 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
];

export default function QuietGrid() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        hideFooter
        className="quiet-grid"
      />
    </div>
  );
}
