import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
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

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>
          Open all
        </Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>
          Close all
        </Button>
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
