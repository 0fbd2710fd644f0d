import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { park, type Place } from './park';

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

const getTreeDataPath = (place: Place) => place.path;

export default function FilteredTree() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter and sort gates only"
        control={
          <Switch
            checked={topOnly}
            onChange={(event) => setTopOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Busy places"
          treeData
          rows={park}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 200 }}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'visitors', operator: '>', value: '400' }],
              },
            },
            sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
