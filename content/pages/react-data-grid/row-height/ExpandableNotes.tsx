import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

// A context, so that the columns and their widths stay the same.
const OpenNote = React.createContext<{
  openId: string | null;
  setOpenId: (id: string | null) => void;
}>({ openId: null, setOpenId: () => {} });

function Toggle({ row, tabIndex }: GridRenderCellParams<Order>) {
  const { openId, setOpenId } = React.useContext(OpenNote);
  const isOpen = row.id === openId;
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Less' : 'More'}: note of ${row.id}`}
      onClick={() => setOpenId(isOpen ? null : row.id)}
      // The grid would handle Space before the button does.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      {isOpen ? 'Less' : 'More'}
    </Button>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
  {
    field: 'toggle',
    headerName: 'More',
    width: 90,
    sortable: false,
    filterable: false,
    renderCell: (params) => <Toggle {...params} />,
  },
];
const rows = orders.filter((order) => order.note !== null);

export default function ExpandableNotes() {
  const [openId, setOpenId] = React.useState<string | null>(rows[0].id);
  const context = React.useMemo(() => ({ openId, setOpenId }), [openId]);

  // A new function only when the open row changes.
  const getRowHeight = React.useCallback(
    ({ id }: GridRowHeightParams) => (id === openId ? ('auto' as const) : null),
    [openId],
  );

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5 },
      }}
    >
      <OpenNote.Provider value={context}>
        <DataGrid
          label="Order notes"
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          hideFooter
        />
      </OpenNote.Provider>
    </Box>
  );
}
