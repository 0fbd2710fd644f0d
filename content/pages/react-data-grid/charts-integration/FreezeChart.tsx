import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { ChartRenderer } from './chartRenderer';
import { columns } from './columns';

const experimentalFeatures = { charts: true };

export default function FreezeChart() {
  const apiRef = useGridApiRef();
  const added = React.useRef(0);

  const addSale = () => {
    added.current += 1;
    const id = sales.length + added.current;
    const sale = { ...sales[0], id, line: 'Lanterns', revenue: 400_000 };
    apiRef.current?.updateRows([sale]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={addSale}>
          Sell lanterns
        </Button>
        <FormControlLabel
          label="Freeze the chart"
          control={<Switch size="small" />}
          onChange={(_event, isFrozen) =>
            apiRef.current?.setChartSynchronizationState('sales', !isFrozen)
          }
        />
      </Stack>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ minHeight: 260, mb: 2 }}>
          <GridChartsRendererProxy
            id="sales"
            label="Sales"
            renderer={ChartRenderer}
          />
        </Box>
        <Box sx={{ height: 320 }}>
          <DataGridPremium
            apiRef={apiRef}
            aria-label="Sales"
            density="compact"
            rows={sales}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            groupingColDef={{ width: 160 }}
            initialState={{
              rowGrouping: { model: ['line'] },
              aggregation: { model: { revenue: 'sum' } },
              columns: { columnVisibilityModel: { line: false } },
              chartsIntegration: {
                charts: {
                  sales: {
                    dimensions: ['line'],
                    values: ['revenue'],
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
