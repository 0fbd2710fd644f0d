import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

function NoteInput(params: GridRenderEditCellParams<Order>) {
  return (
    <Tooltip
      describeChild
      open={Boolean(params.error)}
      title="Say why the order is on hold"
    >
      <Box sx={{ width: '100%' }}>
        {/* With the default debounce, a quick Enter comes before the check. */}
        <GridEditInputCell {...params} debounceMs={0} />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
    width: 140,
    editable: true,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
      const status: unknown = otherFieldsProps?.status?.value ?? row.status;
      const empty = String(props.value ?? '').trim() === '';
      return { ...props, error: status === 'on hold' && empty };
    },
    renderEditCell: (params) => <NoteInput {...params} />,
  },
];

export default function RequireNote() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .Mui-error': { border: 2, borderColor: 'error.main' },
      }}
    >
      <DataGrid
        aria-label="Orders with notes"
        editMode="row"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
