import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Product>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.description}
  </Typography>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelOnClick() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-row': { cursor: 'pointer' },
      }}
    >
      <DataGridPro
        apiRef={apiRef}
        label="Products that open on click"
        rows={products}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
