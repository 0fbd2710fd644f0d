import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

function InspectButton({
  row,
  hasFocus,
  tabIndex,
}: GridRenderCellParams<Bridge>) {
  const [inspected, setInspected] = React.useState(false);
  const ref = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Button
      ref={ref}
      tabIndex={tabIndex}
      size="small"
      aria-label={`${inspected ? 'Reopen' : 'Inspect'} ${row.name}`}
      onKeyDown={(event) => {
        // Otherwise, the grid moves one page down instead of pressing the button.
        if (event.key === ' ') {
          event.stopPropagation();
        }
      }}
      onClick={() => setInspected(!inspected)}
    >
      {inspected ? 'Done' : 'Inspect'}
    </Button>
  );
}

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
  {
    field: 'inspect',
    headerName: 'Inspection',
    width: 120,
    sortable: false,
    renderCell: (params) => <InspectButton {...params} />,
  },
];

export default function AccessibleCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Inspections"
        rows={bridges}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
