import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { BarRenderer, schema } from './barRenderer';
import { columns, experimentalFeatures, initialState } from './setup';

const slotProps = { chartsPanel: { schema } };
const views = {
  'Where the money goes': ['cost', 'profit'],
  'What comes in': ['revenue'],
};

function ViewPanel() {
  const apiRef = useGridApiContext();

  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      {Object.entries(views).map(([label, fields]) => (
        <Button
          key={label}
          variant="outlined"
          onClick={() =>
            apiRef.current.updateChartValuesData(
              'sales',
              fields.map((field) => ({ field })),
            )
          }
        >
          {label}
        </Button>
      ))}
      <Button onClick={() => apiRef.current.setChartsPanelOpen(false)}>
        Close
      </Button>
    </Stack>
  );
}

export default function SmallPanel() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ minHeight: 240, mb: 2 }}>
          <GridChartsRendererProxy id="sales" renderer={BarRenderer} />
        </Box>
        <Box sx={{ height: 380 }}>
          <DataGridPremium
            label="Sales"
            density="compact"
            showToolbar
            rows={sales}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            disablePivoting
            chartsIntegration
            slots={{ chartsPanel: ViewPanel }}
            slotProps={slotProps}
            initialState={initialState}
          />
        </Box>
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
