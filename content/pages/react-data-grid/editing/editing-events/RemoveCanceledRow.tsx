import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Crate {
  id: number;
  content: string;
  kilos: number;
  isNew?: boolean;
}

const firstCrates: Crate[] = [
  { id: 1, content: 'Anchors', kilos: 340 },
  { id: 2, content: 'Ropes', kilos: 85 },
  { id: 3, content: 'Lanterns', kilos: 42 },
];

const columns: GridColDef<Crate>[] = [
  {
    field: 'content',
    headerName: 'Content',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function RemoveCanceledRow() {
  const [rows, setRows] = React.useState(firstCrates);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, content: '', kilos: 0, isNew: true }]);
    setModes((all) => ({
      ...all,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'content' },
    }));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={add} sx={{ mb: 1 }}>
        Add crate
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Crates"
          editMode="row"
          rows={rows}
          columns={columns}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, row, reason }) => {
            if (row.isNew && reason === GridRowEditStopReasons.escapeKeyDown) {
              setRows((all) => all.filter((crate) => crate.id !== id));
            }
          }}
          processRowUpdate={(newRow) => {
            const saved = { ...newRow, isNew: false };
            setRows((all) =>
              all.map((row) => (row.id === saved.id ? saved : row)),
            );
            return saved;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
