import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'location', headerName: 'Office', width: 120 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 190 },
];

const getSize = ({ id, rowNode, api }: GridSortCellParams): number =>
  rowNode.type === 'group'
    ? api.getRowGroupChildren({ groupId: id }).length
    : 0;

// Outside the component, so that the grid doesn't build the column again.
const groupingColDef = {
  headerName: 'Office, by size',
  width: 210,
  sortComparator: (
    _value1: unknown,
    _value2: unknown,
    cell1: GridSortCellParams,
    cell2: GridSortCellParams,
  ) => getSize(cell1) - getSize(cell2),
};

export default function SortBySize() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Employees"
        rows={employees}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['location', 'department'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
          columns: {
            columnVisibilityModel: { location: false, department: false },
          },
        }}
      />
    </Box>
  );
}
