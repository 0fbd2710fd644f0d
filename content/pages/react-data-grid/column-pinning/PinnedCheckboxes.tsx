import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

export default function PinnedCheckboxes() {
  const [rows, setRows] = React.useState(products);

  const columns = React.useMemo<GridColDef<Product>[]>(
    () => [
      { field: 'sku', headerName: 'SKU', width: 100 },
      { field: 'name', headerName: 'Product', width: 200 },
      { field: 'category', headerName: 'Category', width: 130 },
      { field: 'brand', headerName: 'Brand', width: 150 },
      { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
      { field: 'releasedOn', headerName: 'Released', type: 'date', width: 130 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() =>
              setRows((current) => current.filter((other) => other.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Products"
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD, 'sku'],
            right: ['actions'],
          },
        }}
      />
    </Box>
  );
}
