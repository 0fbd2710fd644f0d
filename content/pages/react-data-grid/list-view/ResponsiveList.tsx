import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';
import { columns, listViewColumn } from './columns';

export default function ResponsiveList() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, as a list on small screens"
        rows={orders}
        columns={columns}
        listView={narrow}
        listViewColumn={listViewColumn}
        rowHeight={narrow ? 72 : 52}
      />
    </Box>
  );
}
