import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';
import { ChartRenderer, schema } from './chartRenderer';

const columns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'month', headerName: 'Month', width: 110, chartable: false },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 120 },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
];

export default function ChartsPanelDemo() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ minHeight: 280 }}>
          <GridChartsRendererProxy
            id="sales"
            label="Sales"
            renderer={ChartRenderer}
          />
        </Box>
        <Box sx={{ height: 460 }}>
          <DataGridPremium
            label="Sales"
            showToolbar
            disableColumnSelector
            rows={sales}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              columns: { columnVisibilityModel: { line: false } },
              rowGrouping: { model: ['line'] },
              aggregation: { model: { revenue: 'sum', profit: 'sum' } },
              chartsIntegration: {
                charts: {
                  sales: {
                    chartType: 'bar',
                    dimensions: ['line'],
                    values: ['revenue', 'profit'],
                  },
                },
              },
            }}
          />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
