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

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border border-slate-500 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';
const activeButton =
  'cursor-pointer rounded border border-sky-800 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white';

function ChartToolbar() {
  return (
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <div className="flex-1 px-2 font-medium">Sales 2025</div>
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <button type="button" className={open ? activeButton : button} />
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
    <div className="w-full">
      <GridChartsIntegrationContextProvider>
        <div className="mb-4" style={{ minHeight: 240 }}>
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
