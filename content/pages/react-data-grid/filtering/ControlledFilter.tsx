import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
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
      <Box sx={{ height: 380 }}>
        <DataGrid
          aria-label="Rivers"
          rows={rivers}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
