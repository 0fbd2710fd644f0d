import * as React from 'react';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { transactions } from '#data/transactions';
import { columns } from './columns';

const thisPage: GridCsvExportOptions = {
  fileName: 'transactions-page',
  getRowsToExport: ({ apiRef }) =>
    gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
};

const everything: GridCsvExportOptions = {
  fileName: 'transactions-all',
  allColumns: true,
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

function ExportToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = React.useId();

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          id={`${id}-button`}
          aria-haspopup="true"
          aria-controls={anchor ? `${id}-menu` : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <ExportCsv options={thisPage} render={<MenuItem />} onClick={close}>
          This page as CSV
        </ExportCsv>
        <ExportCsv options={everything} render={<MenuItem />} onClick={close}>
          All rows and columns as CSV
        </ExportCsv>
        <Divider />
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        rows={transactions}
        columns={columns}
        pageSizeOptions={[20, 50, 100]}
        initialState={{
          columns: { columnVisibilityModel: { account: false } },
          pagination: { paginationModel: { pageSize: 20 } },
        }}
      />
    </Box>
  );
}
