import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

declare const rows: GridRowsProp;
declare const columns: GridColDef[];

export default function Example() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      /* snippet */
    />
  );
}
