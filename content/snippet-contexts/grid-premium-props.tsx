import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

declare const rows: GridRowsProp;
declare const columns: GridColDef[];

export default function Example() {
  const apiRef = useGridApiRef();
  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      /* snippet */
    />
  );
}
