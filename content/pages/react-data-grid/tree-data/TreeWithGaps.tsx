import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

// The paths still contain the folders, but there are no rows for them.
const rows = files.filter(({ kind }) => kind !== 'folder');

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'versions', headerName: 'Versions', type: 'number', width: 150 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

export default function TreeWithGaps() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Files"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 260 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
