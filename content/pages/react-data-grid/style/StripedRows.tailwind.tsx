import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

// Selected rows keep the color that the grid gives them.
const striped = [
  '[&:not(.Mui-selected)]:bg-slate-500/10!',
  '[&:not(.Mui-selected)]:hover:bg-slate-500/20!',
].join(' ');

export default function StripedRows() {
  return (
    <div className="w-full" style={{ height: 420 }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? striped : ''
        }
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
