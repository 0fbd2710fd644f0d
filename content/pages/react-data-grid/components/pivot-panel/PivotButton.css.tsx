import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { columns } from './columns';
import './PivotButton.css';

function PivotToolbar() {
  return (
    <Toolbar className="pivot-toolbar">
      <div className="pivot-toolbar-title">Sales 2025</div>
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton
            {...props}
            className={active ? 'pivot-toolbar-active' : ''}
            render={<button type="button" />}
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
    <div style={{ height: 480, width: '100%' }}>
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
