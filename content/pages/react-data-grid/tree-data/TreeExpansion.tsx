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
import { files, type FileEntry } from '#data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'versions', headerName: 'Versions', type: 'number', width: 150 },
  { field: 'shared', headerName: 'Shared', type: 'boolean', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Collection';

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
          aria-label="Files"
          treeData
          rows={files}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 260 }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
        />
      </Box>
    </Box>
  );
}
