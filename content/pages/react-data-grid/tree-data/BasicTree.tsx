import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { park, type Place } from './park';

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

const getTreeDataPath = (place: Place) => place.path;

export default function BasicTree() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Park"
        treeData
        rows={park}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 200 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
