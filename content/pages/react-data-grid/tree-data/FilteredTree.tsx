import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'versions', headerName: 'Versions', type: 'number', width: 150 },
  { field: 'shared', headerName: 'Shared', type: 'boolean', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.path;

export default function FilteredTree() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter and sort the top level only"
        control={
          <Switch
            checked={topOnly}
            onChange={(event) => setTopOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Files with several versions"
          treeData
          rows={files}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 260 }}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'versions', operator: '>=', value: '5' }],
              },
            },
            sorting: { sortModel: [{ field: 'versions', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
