import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridGroupingColDefOverride,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'versions', headerName: 'Versions', type: 'number', width: 150 },
  { field: 'shared', headerName: 'Shared', type: 'boolean', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

const groupingColDef: GridGroupingColDefOverride<FileEntry> = {
  headerName: 'File or folder',
  flex: 1,
  minWidth: 260,
  hideDescendantCount: true,
  valueFormatter: (value: string) => value.toUpperCase(),
};

export default function GroupingColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Files"
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
