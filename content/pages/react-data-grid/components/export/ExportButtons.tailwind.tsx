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

const button =
  'cursor-pointer rounded border-0 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';
const mainButton =
  'cursor-pointer rounded border-0 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white';

function ExportToolbar() {
  const count = useExportCount();

  return (
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <div role="status" className="min-w-[150px] flex-1 px-2">
        Export {count} transactions
      </div>
      <ExportCsv
        options={{ fileName: 'transactions' }}
        render={
          <ToolbarButton
            render={<button type="button" className={mainButton} />}
          />
        }
      >
        CSV
      </ExportCsv>
      <ExportCsv
        options={{
          fileName: 'transactions-excel',
          delimiter: ';',
          utf8WithBom: true,
        }}
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        CSV for Excel
      </ExportCsv>
      <ExportPrint
        options={{ hideToolbar: true, hideFooter: true }}
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Print
      </ExportPrint>
      <FilterPanelTrigger
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <div className="w-full" style={{ height: 480 }}>
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
