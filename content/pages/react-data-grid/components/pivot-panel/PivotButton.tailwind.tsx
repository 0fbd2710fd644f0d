import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { columns } from './columns';

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border border-slate-500 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';
const activeButton =
  'cursor-pointer rounded border border-sky-800 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white';

function PivotToolbar() {
  return (
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <div className="flex-1 px-2 font-medium">Sales 2025</div>
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton
            {...props}
            render={
              <button
                type="button"
                className={active ? activeButton : button}
              />
            }
          >
            {open ? 'Close' : 'Change'} pivot ({active ? 'on' : 'off'})
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function PivotButton() {
  return (
    <div className="w-full" style={{ height: 480 }}>
      <DataGridPremium
        label="Sales by region and line"
        density="compact"
        showToolbar
        slots={{ toolbar: PivotToolbar }}
        rows={sales}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 180 }}
        pivotingColDef={{ width: 110 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'region' }, { field: 'country' }],
              columns: [{ field: 'line', sort: 'asc' }],
              values: [{ field: 'revenue', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </div>
  );
}
