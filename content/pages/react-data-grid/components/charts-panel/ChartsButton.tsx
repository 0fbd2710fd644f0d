import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { BarRenderer, schema } from './barRenderer';
import { columns, experimentalFeatures, initialState } from './setup';

// Used in the panel and in the chart, instead of names such as "Cost (sum)".
const names = new Map([
  ['revenue', 'What came in'],
  ['cost', 'What we spent'],
  ['profit', 'What we kept'],
]);
const slotProps = {
  chartsPanel: { schema, getColumnName: (field: string) => names.get(field) },
};

function ChartToolbar() {
  return (
    <Toolbar>
      <Box sx={{ flex: 1, px: 1, fontWeight: 500 }}>Sales 2025</Box>
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                disableElevation
                variant={open ? 'contained' : 'outlined'}
                startIcon={<BarChartIcon />}
              />
            }
          >
            {open ? 'Close the settings' : 'Change the chart'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ChartsButton() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ minHeight: 240, mb: 2 }}>
          <GridChartsRendererProxy id="sales" renderer={BarRenderer} />
        </Box>
        <Box sx={{ height: 380 }}>
          <DataGridPremium
            label="Sales by region"
            density="compact"
            showToolbar
            rows={sales}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={{ toolbar: ChartToolbar, chartsPanel: GridChartsPanel }}
            slotProps={slotProps}
            initialState={initialState}
          />
        </Box>
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
