import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  id: number;
  path: string[];
  visitors: number;
}

// There is no row for “East gate”, nor for “Meadow”.
const places: Place[] = [
  { id: 1, path: ['East gate', 'Meadow', 'Oak'], visitors: 90 },
  { id: 2, path: ['East gate', 'Meadow', 'Well'], visitors: 140 },
  { id: 3, path: ['East gate', 'Kiosk'], visitors: 310 },
];

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

const getTreeDataPath = (place: Place) => place.path;

export default function TreeWithGaps() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="East gate"
        treeData
        rows={places}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 200 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
