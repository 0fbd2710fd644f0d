import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  Toolbar,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
  { field: 'profit', headerName: 'Profit (€)', type: 'number', width: 120 },
];

const groupable = ['region', 'team', 'line', 'month'];

function SalesToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const getName = (field: string) => apiRef.current.getColumn(field).headerName;

  return (
    <Toolbar
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        gap: 8,
        justifyContent: 'flex-start',
      }}
    >
      Group by
      {model.map((field, index) => (
        <Chip
          key={field}
          size="small"
          color="primary"
          label={`${index + 1}. ${getName(field)}`}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      {groupable
        .filter((field) => !model.includes(field))
        .map((field) => (
          <Chip
            key={field}
            size="small"
            variant="outlined"
            label={`+ ${getName(field)}`}
            onClick={() => apiRef.current.addRowGroupingCriteria(field)}
          />
        ))}
    </Toolbar>
  );
}

export default function GroupingToolbar() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region', 'line'] },
      aggregation: { model: { revenue: 'sum', profit: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Sales"
        showToolbar
        slots={{ toolbar: SalesToolbar }}
        rows={sales}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ flex: 1, minWidth: 180 }}
        initialState={initialState}
      />
    </Box>
  );
}
