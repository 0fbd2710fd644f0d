import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { ChartRenderer, schema } from './chartRenderer';
import { columns } from './columns';

const experimentalFeatures = { charts: true };
const slotProps = { chartsPanel: { schema } };

export default function GridAndChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ minHeight: 260, mb: 2 }}>
          <GridChartsRendererProxy
            id="sales"
            label="Sales"
            renderer={ChartRenderer}
          />
        </Box>
        <Box sx={{ height: 420 }}>
          <DataGridPremium
            label="Sales"
            density="compact"
            showToolbar
            disableColumnSelector
            rows={sales}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={slotProps}
            groupingColDef={{ width: 160 }}
            initialState={{
              rowGrouping: { model: ['line'] },
              aggregation: { model: { revenue: 'sum', profit: 'sum' } },
              sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] },
              columns: { columnVisibilityModel: { line: false } },
              chartsIntegration: {
                charts: {
                  sales: {
                    dimensions: ['line'],
                    values: ['revenue', 'profit'],
                    chartType: 'bar',
                  },
                },
              },
            }}
          />
        </Box>
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
