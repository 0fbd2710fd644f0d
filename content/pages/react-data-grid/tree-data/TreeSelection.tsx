import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'versions', headerName: 'Versions', type: 'number', width: 150 },
  { field: 'shared', headerName: 'Shared', type: 'boolean', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

export default function TreeSelection() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Files"
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 260 }}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionPropagation={{ parents: true, descendants: true }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
