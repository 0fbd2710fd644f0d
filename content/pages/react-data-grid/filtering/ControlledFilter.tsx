import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

const byCountry = (country: string): GridFilterModel => ({
  items: [{ field: 'country', operator: 'equals', value: country }],
});

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState(byCountry('France'));
  const [item] = filterModel.items;
  const country: string = (item?.field === 'country' && item.value) || '';

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        aria-label="Country"
        value={['France', 'Ireland'].includes(country) ? country : ''}
        onChange={(_event, value: string) =>
          setFilterModel(value ? byCountry(value) : { items: [] })
        }
      >
        <Tab label="All" value="" />
        <Tab label="France" value="France" />
        <Tab label="Ireland" value="Ireland" />
      </Tabs>
      <Box sx={{ height: 420 }}>
        <DataGrid
          aria-label="Stations"
          rows={rivers}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
