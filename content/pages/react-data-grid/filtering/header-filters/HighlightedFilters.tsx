import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridHeaderFilterCell,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 170 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 160 },
];

/** Marks the cells whose filter has a value. */
function FilterCell(props: GridHeaderFilterCellProps) {
  const { item, headerClassName } = props;
  return (
    <GridHeaderFilterCell
      {...props}
      headerClassName={item.value === undefined ? headerClassName : 'filtered'}
    />
  );
}

export default function HighlightedFilters() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Stations"
        rows={rivers}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterCell: FilterCell }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'country',
                  operator: 'contains',
                  value: 'Norway',
                },
              ],
            },
          },
        }}
        sx={{ '& .filtered': { boxShadow: 'inset 0 -3px currentColor' } }}
      />
    </Box>
  );
}
