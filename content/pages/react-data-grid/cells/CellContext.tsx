import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const Minimum = React.createContext(0);

function Stock({ stock }: { stock: number }) {
  const minimum = React.useContext(Minimum);
  return stock < minimum ? (
    <Chip size="small" color="warning" label={`${stock}, reorder`} />
  ) : (
    stock
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'brand', headerName: 'Brand', width: 150 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 150,
    renderCell: ({ row }) => <Stock stock={row.stock} />,
  },
];

export default function CellContext() {
  const [minimum, setMinimum] = React.useState(30);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="minimum-label" variant="body2">
        Reorder below {minimum}
      </Typography>
      <Box sx={{ px: 1, maxWidth: 316 }}>
        <Slider
          aria-labelledby="minimum-label"
          min={0}
          max={150}
          value={minimum}
          onChange={(_event, value) => setMinimum(value)}
        />
      </Box>
      <Box sx={{ height: 400 }}>
        <Minimum.Provider value={minimum}>
          <DataGrid label="Stock" rows={products} columns={columns} />
        </Minimum.Provider>
      </Box>
    </Box>
  );
}
