import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';
import { FeatureChips } from './featureChips';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 160 },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 140 },
];

const PIVOT = {
  rows: [{ field: 'line' }],
  columns: [{ field: 'region' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PremiumFeatures() {
  const [active, setActive] = React.useState(['Row grouping', 'Aggregation']);
  const has = (name: string) => active.includes(name);

  return (
    <Box sx={{ width: '100%' }}>
      <FeatureChips
        names={[
          'Row grouping',
          'Aggregation',
          'Totals ignore filters',
          'Cell selection',
          'Pivoting',
        ]}
        active={active}
        onChange={setActive}
      />
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          key={active.join()}
          label="Sales"
          showToolbar
          rows={sales}
          columns={columns}
          rowGroupingModel={has('Row grouping') ? ['region', 'line'] : []}
          groupingColDef={{ width: 180 }}
          columnVisibilityModel={{
            region: !has('Row grouping'),
            line: !has('Row grouping'),
          }}
          defaultGroupingExpansionDepth={has('Pivoting') ? 0 : 1}
          aggregationModel={
            has('Aggregation') ? { units: 'sum', revenue: 'sum' } : {}
          }
          aggregationRowsScope={
            has('Totals ignore filters') ? 'all' : 'filtered'
          }
          cellSelection={has('Cell selection')}
          pivotActive={has('Pivoting')}
          pivotModel={PIVOT}
          hideFooter
        />
      </Box>
    </Box>
  );
}
