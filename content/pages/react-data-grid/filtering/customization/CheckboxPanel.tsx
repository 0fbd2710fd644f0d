import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const COUNTRIES = [...new Set(orders.map(({ country }) => country))].sort();

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

function CountryPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ id }) => id === 'countries');
  const selected: string[] = item?.value ?? [];

  const change = (country: string, checked: boolean) =>
    apiRef.current.upsertFilterItem({
      id: 'countries',
      field: 'country',
      operator: 'isAnyOf',
      value: checked
        ? [...selected, country]
        : selected.filter((name) => name !== country),
    });

  return (
    <FormGroup
      role="group"
      aria-label="Countries"
      sx={{ p: 2, maxHeight: 320, overflow: 'auto', flexWrap: 'nowrap' }}
    >
      {COUNTRIES.map((country, index) => (
        <FormControlLabel
          key={country}
          label={country}
          control={
            <Checkbox
              size="small"
              // The panel leaves the focus to its content.
              autoFocus={index === 0}
              checked={selected.includes(country)}
            />
          }
          onChange={(_event, checked) => change(country, checked)}
        />
      ))}
    </FormGroup>
  );
}

export default function CheckboxPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        disableColumnMenu
        rows={orders}
        columns={columns}
        slots={{ filterPanel: CountryPanel }}
      />
    </Box>
  );
}
