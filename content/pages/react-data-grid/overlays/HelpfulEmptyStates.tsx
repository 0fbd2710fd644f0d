import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridInitialState,
} from '@mui/x-data-grid';
import { products } from '#data/products';
import { columns } from './columns';

const ImportContext = React.createContext(() => {});

function NoProducts() {
  const importProducts = React.useContext(ImportContext);
  return (
    <GridOverlay>
      Your catalog is empty.
      <Button variant="contained" onClick={importProducts}>
        Import products
      </Button>
    </GridOverlay>
  );
}

function NoMatches() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      No product matches your filters.
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Clear filters
      </Button>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoProducts, noResultsOverlay: NoMatches };

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'brand', operator: 'equals', value: 'Unknown' }],
    },
  },
};

export default function HelpfulEmptyStates() {
  const [rows, setRows] = React.useState(products.slice(0, 0));
  const importProducts = React.useCallback(() => setRows(products), []);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <ImportContext.Provider value={importProducts}>
        <DataGrid
          label="Products"
          showToolbar
          rows={rows}
          columns={columns}
          slots={slots}
          initialState={initialState}
        />
      </ImportContext.Provider>
    </Box>
  );
}
