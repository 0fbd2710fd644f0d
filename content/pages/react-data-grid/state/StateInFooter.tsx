import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridFooterContainer,
  gridSortModelSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

function StateFooter() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <GridFooterContainer sx={{ px: 2, py: 1 }}>
      <Typography variant="body2" role="status">
        {ids.length} orders, {fields.length} columns,{' '}
        {rule ? `sorted by ${rule.field}` : 'not sorted'}
      </Typography>
    </GridFooterContainer>
  );
}

export default function StateInFooter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={orders}
        columns={columns}
        slots={{ footer: StateFooter }}
      />
    </Box>
  );
}
