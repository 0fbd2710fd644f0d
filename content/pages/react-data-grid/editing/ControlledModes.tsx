import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const keep = (event: React.MouseEvent) => event.preventDefault();

export default function ControlledModes() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const editing = modes[1]?.['crop']?.mode === GridCellModes.Edit;
  const setCropMode = (crop: GridCellModesModel[string][string]) =>
    setModes((all) => ({ ...all, 1: { ...all[1], crop } }));
  const stop = (ignoreModifications: boolean) =>
    setCropMode({ mode: GridCellModes.View, ignoreModifications });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          disabled={editing}
          onClick={() => setCropMode({ mode: GridCellModes.Edit })}
        >
          Edit first crop
        </Button>
        <Button
          disabled={!editing}
          onMouseDown={keep}
          onClick={() => stop(false)}
        >
          Save
        </Button>
        <Button
          disabled={!editing}
          onMouseDown={keep}
          onClick={() => stop(true)}
        >
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Beds"
          rows={beds}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={(params, event) => {
            event.defaultMuiPrevented =
              params.reason === GridCellEditStopReasons.cellFocusOut;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
