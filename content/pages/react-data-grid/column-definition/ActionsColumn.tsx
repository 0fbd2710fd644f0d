import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

export default function ActionsColumn() {
  const [rows, setRows] = React.useState(bridges);

  const columns = React.useMemo<GridColDef<Bridge>[]>(
    () => [
      { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
      { field: 'spans', headerName: 'Spans', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() =>
              setRows((current) => current.filter((other) => other.id !== id))
            }
          />,
          <GridActionsCellItem
            key="add"
            label="Add a span"
            showInMenu
            onClick={() =>
              setRows((current) =>
                current.map((other) =>
                  other.id === id
                    ? { ...other, spans: other.spans + 1 }
                    : other,
                ),
              )
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Bridges" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
