import Box from '@mui/material/Box';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  GridFooterContainer,
  GridPagination,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

function FooterWithActions() {
  return (
    <GridFooterContainer sx={{ flex: 'none', flexWrap: 'wrap', px: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
        <ExportCsv options={{ fileName: 'orders' }}>Download</ExportCsv>
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function PartsInFooter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        slots={{ footer: FooterWithActions }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
