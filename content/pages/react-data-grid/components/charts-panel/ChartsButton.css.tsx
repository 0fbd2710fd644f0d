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
import './ChartsButton.css';

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
    <Toolbar className="chart-toolbar">
      <div className="chart-toolbar-title">Sales 2025</div>
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            className={open ? 'chart-toolbar-active' : ''}
            render={<button type="button" />}
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
    <div style={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <div style={{ minHeight: 240, marginBottom: 16 }}>
          <GridChartsRendererProxy id="sales" renderer={BarRenderer} />
        </div>
        <div style={{ height: 380 }}>
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
        </div>
      </GridChartsIntegrationContextProvider>
    </div>
  );
}
