import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

function ExpandableText({
  value,
  hasFocus,
}: GridRenderCellParams<Bridge, string>) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = React.useState(false);
  const cut = () =>
    ref.current !== null && ref.current.scrollWidth > ref.current.clientWidth;
  const open = (hovered || hasFocus) && cut();

  return (
    <Box
      ref={ref}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {value}
      <Popper open={open} anchorEl={ref.current} placement="bottom-start">
        <Paper elevation={3} sx={{ width: 260, p: 1.5 }}>
          <Typography variant="body2">{value}</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', width: 160 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 140,
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

export default function ExpandableCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Notes"
        rows={bridges}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
