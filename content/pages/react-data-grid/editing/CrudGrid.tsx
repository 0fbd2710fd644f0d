import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { beds } from './beds';

interface Row {
  id: number;
  crop: string;
  plants: number;
  isNew?: boolean;
}

const firstRows: Row[] = beds.map(({ id, crop, plants }) => ({
  id,
  crop,
  plants,
}));

export default function CrudGrid() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const remove = (id: GridRowId) =>
    setRows((all) => all.filter((row) => row.id !== id));
  const edit = (id: GridRowId) =>
    setModes((all) => ({
      ...all,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'crop' },
    }));
  const save = (id: GridRowId) =>
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View } }));
  const cancel = (row: Row) => {
    setModes((all) => ({
      ...all,
      [row.id]: { mode: GridRowModes.View, ignoreModifications: true },
    }));
    if (row.isNew) {
      remove(row.id);
    }
  };
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, crop: '', plants: 0, isNew: true }]);
    edit(id);
  };
  const processRowUpdate = (newRow: Row) => {
    const saved = { ...newRow, isNew: false };
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  const columns: GridColDef<Row>[] = [
    {
      field: 'crop',
      headerName: 'Crop',
      flex: 1,
      minWidth: 110,
      editable: true,
    },
    {
      field: 'plants',
      headerName: 'Plants',
      type: 'number',
      width: 90,
      editable: true,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id, row }) => {
        const name = row.crop || 'new bed';
        return modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<SaveIcon />}
                label={`Save ${name}`}
                onClick={() => save(id)}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<CancelIcon />}
                label={`Cancel ${name}`}
                onClick={() => cancel(row)}
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label={`Edit ${name}`}
                onClick={() => edit(id)}
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label={`Delete ${name}`}
                onClick={() => remove(id)}
              />,
            ];
      },
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={add} sx={{ mb: 1 }}>
        Add bed
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Beds"
          editMode="row"
          rows={rows}
          columns={columns}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={(params, event) => {
            if (params.reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            } else if (
              params.reason === GridRowEditStopReasons.escapeKeyDown &&
              params.row.isNew
            ) {
              remove(params.id);
            }
          }}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
    </Box>
  );
}
