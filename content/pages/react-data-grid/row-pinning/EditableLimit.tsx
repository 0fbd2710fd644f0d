import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products } from '#data/products';

interface Row {
  id: number;
  name: string;
  stock: number;
}

const LIMIT_ID = 0;

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function EditableLimit() {
  const [limit, setLimit] = React.useState(50);
  const pinnedRows = React.useMemo(
    () => ({ top: [{ id: LIMIT_ID, name: 'Reorder below', stock: limit }] }),
    [limit],
  );

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .low': { color: 'error.main' },
        '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' },
      }}
    >
      <DataGridPro
        label="Stock and reorder limit"
        rows={products as Row[]}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={({ id }) => id === LIMIT_ID}
        processRowUpdate={(row: Row) => {
          setLimit(Number(row.stock));
          return row;
        }}
        getRowClassName={({ row }) => (row.stock < limit ? 'low' : '')}
        hideFooter
      />
    </Box>
  );
}
