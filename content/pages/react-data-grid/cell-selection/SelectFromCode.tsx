import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { saleColumns } from './saleColumns';

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  const selectColumns = (firstField: string, lastField: string) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    if (ids.length > 0) {
      apiRef.current?.selectCellRange(
        { id: ids[0], field: firstField },
        { id: ids[ids.length - 1], field: lastField },
      );
    }
  };
  const selectAll = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    selectColumns(fields[0], fields[fields.length - 1]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          size="small"
          onClick={() => selectColumns('revenue', 'revenue')}
        >
          Revenue
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => selectColumns('revenue', 'profit')}
        >
          All amounts
        </Button>
        <Button variant="outlined" size="small" onClick={selectAll}>
          All cells
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current?.setCellSelectionModel({})}
        >
          None
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales with select buttons"
          rows={sales}
          columns={saleColumns}
          cellSelection
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
