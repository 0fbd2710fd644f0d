import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { ChartRenderer, schema } from './chartRenderer';
import { columns } from './columns';

const experimentalFeatures = { charts: true };
const slotProps = { chartsPanel: { schema } };

// The same colors in every type of chart, and lines only behind bars.
const onRender: GridChartsRendererProxyProps['onRender'] = (
  type,
  props,
  Chart,
) => (
  <Chart
    {...props}
    colors={['#1e88e5', '#ef6c00']}
    grid={{ horizontal: type === 'bar' }}
  />
);

export default function HouseColors() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ minHeight: 260, mb: 2 }}>
          <GridChartsRendererProxy
            id="sales"
            label="Sales"
            renderer={ChartRenderer}
            onRender={onRender}
          />
        </Box>
        <Box sx={{ height: 380 }}>
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
              rowGrouping: { model: ['country'] },
              aggregation: { model: { revenue: 'sum', profit: 'sum' } },
              columns: { columnVisibilityModel: { country: false } },
              chartsIntegration: {
                charts: {
                  sales: {
                    dimensions: ['country'],
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
