import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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

function ExportToolbar() {
  const count = useExportCount();

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 8 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 150, px: 1 }}>
        Export {count} transactions
      </Box>
      <ExportCsv
        options={{ fileName: 'transactions' }}
        render={
          <ToolbarButton render={<Button size="small" variant="contained" />} />
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
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        CSV for Excel
      </ExportCsv>
      <ExportPrint
        options={{ hideToolbar: true, hideFooter: true }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Print
      </ExportPrint>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: ExportToolbar }}
        rows={transactions}
        columns={columns}
      />
    </Box>
  );
}
