import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [
      'Nordics',
      'Central Europe',
      'Southern Europe',
      'North America',
      'Latin America',
      'Asia-Pacific',
    ],
    width: 150,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
    width: 150,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 145 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

// Turns `isAnyOf` into "is any of".
const toWords = (operator: string) =>
  operator === 'not'
    ? 'is not'
    : operator.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const describe = ({ field, operator, value }: GridFilterItem) => {
  const header = columns.find((column) => column.field === field)?.headerName;
  const values = [value].flat().join(', ');
  return `${header ?? field} ${toWords(operator)} ${values}`;
};

export default function OrderConditions() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    logicOperator: GridLogicOperator.And,
    items: [
      {
        id: 1,
        field: 'region',
        operator: 'isAnyOf',
        value: ['Nordics', 'Central Europe'],
      },
      { id: 2, field: 'status', operator: 'not', value: 'delivered' },
      { id: 3, field: 'items', operator: '>', value: '10' },
    ],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="How conditions are joined"
          value={filterModel.logicOperator}
          onChange={(_event, logicOperator: GridLogicOperator | null) => {
            if (logicOperator) {
              setFilterModel({ ...filterModel, logicOperator });
            }
          }}
        >
          <ToggleButton value={GridLogicOperator.And}>All of</ToggleButton>
          <ToggleButton value={GridLogicOperator.Or}>Any of</ToggleButton>
        </ToggleButtonGroup>
        {filterModel.items.map((item) => (
          <Chip
            key={item.id}
            label={describe(item)}
            onDelete={() =>
              setFilterModel({
                ...filterModel,
                items: filterModel.items.filter(({ id }) => id !== item.id),
              })
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 440 }}>
        <DataGridPro
          label="Orders"
          showToolbar
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
