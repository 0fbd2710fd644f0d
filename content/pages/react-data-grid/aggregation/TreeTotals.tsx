import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { files, type FileEntry } from '#data/files';

const columns: GridColDef<FileEntry>[] = [
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? `${(value / 1e6).toFixed(1)} MB` : '',
  },
  {
    field: 'modifiedAt',
    headerName: 'Last change',
    type: 'date',
    width: 140,
  },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 150 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

const isOpen = (node: GridGroupNode) => node.groupingKey === 'Exhibitions';

export default function TreeTotals() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Museum files"
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isOpen}
        density="compact"
        groupingColDef={{ headerName: 'Name', width: 210 }}
        initialState={{
          aggregation: { model: { size: 'sum', modifiedAt: 'max' } },
          sorting: { sortModel: [{ field: 'size', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
