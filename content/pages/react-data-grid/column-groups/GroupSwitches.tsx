import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sold by', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 85 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'units', headerName: 'Units', type: 'number', width: 80 },
  { field: 'returns', headerName: 'Returns', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 100 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 95 },
];

const GROUPS: Record<string, string[]> = {
  Market: ['region', 'country'],
  Pieces: ['units', 'returns'],
  Money: ['revenue', 'profit'],
};

const columnGroupingModel = Object.entries(GROUPS).map(([groupId, fields]) => ({
  groupId,
  children: fields.map((field) => ({ field })),
}));

export default function GroupSwitches() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({});

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row>
        {Object.entries(GROUPS).map(([name, fields]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch size="small" />}
            checked={fields.some((field) => model[field] !== false)}
            onChange={(_event, on) =>
              setModel({
                ...model,
                ...Object.fromEntries(fields.map((field) => [field, on])),
              })
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 420, mt: 1 }}>
        <DataGrid
          label="Sales with switchable groups"
          rows={sales}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
