import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const COUNTRIES = new Map<string, Set<string>>();
for (const { region, country } of orders) {
  const countries = COUNTRIES.get(region) ?? new Set<string>();
  COUNTRIES.set(region, countries.add(country));
}

function RegionEditor(params: GridRenderEditCellParams<Order>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({
          id: params.id,
          field: 'country',
          value: '',
        });
      }}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [...COUNTRIES.keys()],
    width: 170,
    editable: true,
    renderEditCell: (params) => <RegionEditor {...params} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    // The filter panel asks for options without a row.
    valueOptions: ({ row }) =>
      row
        ? [...(COUNTRIES.get(row.region) ?? [])]
        : [...COUNTRIES.values()].flatMap((countries) => [...countries]),
    width: 170,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !props.value,
    }),
  },
];

export default function LinkedSelects() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Regions and countries"
        editMode="row"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
