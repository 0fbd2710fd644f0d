import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { park, type Place } from './park';

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

const getTreeDataPath = (place: Place) => place.path;

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'South gate';

export default function TreeExpansion() {
  const apiRef = useGridApiRef();

  const setAll = (expanded: boolean) =>
    Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, expanded);
      }
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setAll(true)}>Open all</Button>
        <Button onClick={() => setAll(false)}>Close all</Button>
      </Stack>
      <Box sx={{ height: 480 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Park"
          treeData
          rows={park}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 200 }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          hideFooter
        />
      </Box>
    </Box>
  );
}
