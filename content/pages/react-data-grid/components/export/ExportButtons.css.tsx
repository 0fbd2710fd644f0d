import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { transactions } from '#data/transactions';
import { columns } from './columns';
import { useExportCount } from './useExportCount';
import './ExportButtons.css';

function ExportToolbar() {
  const count = useExportCount();

  return (
    <Toolbar className="export-toolbar">
      <div role="status" className="export-toolbar-status">
        Export {count} transactions
      </div>
      <ExportCsv
        className="export-toolbar-main"
        options={{ fileName: 'transactions' }}
        render={<ToolbarButton render={<button type="button" />} />}
      >
        CSV
      </ExportCsv>
      <ExportCsv
        options={{
          fileName: 'transactions-excel',
          delimiter: ';',
          utf8WithBom: true,
        }}
        render={<ToolbarButton render={<button type="button" />} />}
      >
        CSV for Excel
      </ExportCsv>
      <ExportPrint
        options={{ hideToolbar: true, hideFooter: true }}
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Print
      </ExportPrint>
      <FilterPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: ExportToolbar }}
        rows={transactions}
        columns={columns}
      />
    </div>
  );
}
