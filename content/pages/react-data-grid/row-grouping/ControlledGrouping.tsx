import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 110 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['city']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, value: GridRowGroupingModel) => setModel(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="city">City</ToggleButton>
        <ToggleButton value="district">District</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Works"
          rows={works}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
