import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import {
  GridActionsCellItem,
  GridEditInputCell,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { NameAndStatus, StatusLabel, StockLevel } from './itemCells';
import { getStatus, STATUSES, type Item, type Status } from './stock';

/** Users find the other columns in the toolbar. */
export const WIDE_COLUMNS: GridColumnVisibilityModel = {
  sku: false,
  brand: false,
  price: false,
};

/** On a phone, this leaves the name, the stock, and the actions. */
export const NARROW_COLUMNS: GridColumnVisibilityModel = {
  ...WIDE_COLUMNS,
  category: false,
  onOrder: false,
  status: false,
};

interface ItemActions {
  onOrder: (item: Item) => void;
  onReceive: (item: Item) => void;
}

export function createItemColumns(
  isNarrow: boolean,
  { onOrder, onReceive }: ItemActions,
): GridColDef<Item>[] {
  return [
    { field: 'sku', headerName: 'SKU', width: 100 },
    {
      field: 'name',
      headerName: 'Product',
      flex: 1,
      minWidth: isNarrow ? 112 : 160,
      ...(isNarrow && {
        display: 'flex',
        renderCell: ({ row }) => <NameAndStatus item={row} />,
      }),
    },
    {
      field: 'category',
      headerName: 'Category',
      type: 'singleSelect',
      valueOptions: [
        'Shelter',
        'Packs',
        'Sleep',
        'Kitchen',
        'Light',
        'Clothing',
      ],
      width: 105,
    },
    { field: 'brand', headerName: 'Brand', width: 130 },
    {
      field: 'stock',
      headerName: 'Stock',
      type: 'number',
      width: isNarrow ? 86 : 90,
      display: 'flex',
      editable: true,
      renderCell: ({ row }) => <StockLevel item={row} />,
      preProcessEditCellProps: ({ props }) => ({
        ...props,
        error: !Number.isInteger(props.value),
      }),
      // With the default debounce, a quick Enter comes before the check.
      renderEditCell: (params) => (
        <GridEditInputCell {...params} debounceMs={0} />
      ),
    },
    { field: 'onOrder', headerName: 'On order', type: 'number', width: 100 },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: [...STATUSES],
      width: 135,
      valueGetter: (_value, row) => getStatus(row),
      sortComparator: (a: Status, b: Status) =>
        STATUSES.indexOf(a) - STATUSES.indexOf(b),
      display: 'flex',
      renderCell: ({ row }) => <StatusLabel item={row} />,
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: 120,
      valueFormatter: (value: number, row) =>
        value.toLocaleString('en-US', {
          style: 'currency',
          currency: row.currency,
        }),
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: isNarrow ? 56 : 90,
      // The name of the column stays, but there's no room to show it.
      ...(isNarrow && { renderHeader: () => null }),
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="order"
          icon={<LocalShippingIcon />}
          label={`Order ${row.name}`}
          showInMenu={isNarrow}
          disabled={row.discontinued}
          onClick={() => onOrder(row)}
        />,
        <GridActionsCellItem
          key="receive"
          icon={<Inventory2Icon />}
          label={`Receive ${row.name}`}
          showInMenu={isNarrow}
          disabled={row.onOrder === 0}
          onClick={() => onReceive(row)}
        />,
      ],
    },
  ];
}
