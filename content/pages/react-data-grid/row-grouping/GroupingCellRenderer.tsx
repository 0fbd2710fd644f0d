import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
];

function CityCell({ id, rowNode }: GridRenderCellParams<Work>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return null;
  }
  const open = rowNode.childrenExpanded === true;
  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={open}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
    >
      {open ? '−' : '+'} {rowNode.groupingKey}, {rowNode.children.length} works
    </Button>
  );
}

export default function GroupingCellRenderer() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Works by city"
        rows={works}
        columns={columns}
        groupingColDef={{
          headerName: 'City',
          width: 180,
          renderCell: (params) => <CityCell {...params} />,
        }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['city'] },
          columns: { columnVisibilityModel: { city: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
