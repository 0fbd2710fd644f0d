import * as React from 'react';
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

export default function TwoCharts() {
  const [active, setActive] = React.useState('Revenue');

  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          {['Revenue', 'Units'].map((label) => (
            <Box
              key={label}
              // The frame shows which chart the panel changes.
              aria-current={label === active}
              sx={{
                flex: '1 1 280px',
                minHeight: 260,
                borderRadius: 1,
                outline: '2px solid',
                outlineColor: label === active ? 'primary.main' : 'transparent',
              }}
            >
              <GridChartsRendererProxy
                id={label}
                label={label}
                renderer={ChartRenderer}
              />
            </Box>
          ))}
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
            onActiveChartIdChange={setActive}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={slotProps}
            groupingColDef={{ width: 160 }}
            initialState={{
              rowGrouping: { model: ['region'] },
              aggregation: { model: { revenue: 'sum', units: 'sum' } },
              columns: { columnVisibilityModel: { region: false } },
              chartsIntegration: {
                activeChartId: 'Revenue',
                charts: {
                  Revenue: {
                    dimensions: ['region'],
                    values: ['revenue'],
                    chartType: 'bar',
                  },
                  Units: {
                    dimensions: ['region'],
                    values: ['units'],
                    chartType: 'line',
                    configuration: { area: true },
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
