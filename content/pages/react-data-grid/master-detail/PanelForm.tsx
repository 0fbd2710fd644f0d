import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 190 },
  { field: 'description', headerName: 'Description', flex: 1, minWidth: 200 },
];

function DescriptionForm({ product }: { product: Product }) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(product.description);
  const tooShort = text.trim().length < 10;

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    // Send the change to your server here.
    apiRef.current.updateRows([{ id: product.id, description: text.trim() }]);
    apiRef.current.toggleDetailPanel(product.id);
    // Users continue with the keyboard where they opened the panel.
    apiRef.current.setCellFocus(product.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };

  return (
    <Box component="form" onSubmit={save} sx={{ p: 2, maxWidth: 480 }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        size="small"
        label={`Description of ${product.name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tooShort}
        helperText={tooShort ? 'Write at least 10 characters.' : ' '}
      />
      <Button
        type="submit"
        size="small"
        variant="contained"
        disabled={tooShort}
      >
        Save
      </Button>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Product>) => (
  <DescriptionForm product={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelForm() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Products with form"
        rows={products}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: new Set([products[0].id]) },
        }}
        hideFooter
      />
    </Box>
  );
}
