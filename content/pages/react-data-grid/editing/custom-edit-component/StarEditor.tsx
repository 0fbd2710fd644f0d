import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

function StarInput({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Product, number | null>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box ref={ref} sx={{ display: 'flex', px: 1 }}>
      <Rating
        precision={0.5}
        value={value ?? null}
        onChange={(_event, stars) => {
          void apiRef.current.setEditCellValue({ id, field, value: stars });
        }}
      />
    </Box>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 160,
    editable: true,
    renderCell: ({ row }) => (
      <Rating readOnly precision={0.1} value={row.rating} />
    ),
    renderEditCell: (params) => <StarInput {...params} />,
  },
];

export default function StarEditor() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Ratings"
        rows={products}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
