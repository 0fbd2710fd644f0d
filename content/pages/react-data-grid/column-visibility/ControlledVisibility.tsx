import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'queen', headerName: 'Queen', width: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'mites', headerName: 'Mites', type: 'number', width: 90 },
];

const VIEWS: Record<string, GridColumnVisibilityModel> = {
  harvest: { queen: false, mites: false },
  health: { honey: false },
};

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(
    VIEWS['harvest'],
  );
  const view = Object.keys(VIEWS).find((name) => VIEWS[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, name: string | null) =>
          name && setModel(VIEWS[name])
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="harvest">Harvest</ToggleButton>
        <ToggleButton value="health">Health</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Hives"
          rows={hives}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
