import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];

const emptyModel: GridPivotModel = { rows: [], columns: [], values: [] };
const suggestion: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'line', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

const ModelContext = React.createContext<(model: GridPivotModel) => void>(
  () => {},
);

function PivotStart() {
  const setModel = React.useContext(ModelContext);
  return (
    <GridOverlay>
      Choose fields in the pivot panel, or start here.
      <Button variant="outlined" onClick={() => setModel(suggestion)}>
        Revenue by region and line
      </Button>
    </GridOverlay>
  );
}

export default function EmptyPivot() {
  const [model, setModel] = React.useState(emptyModel);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <ModelContext.Provider value={setModel}>
        <DataGridPremium
          label="Sales"
          showToolbar
          rows={sales}
          columns={columns}
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
          slots={{ emptyPivotOverlay: PivotStart }}
        />
      </ModelContext.Provider>
    </Box>
  );
}
