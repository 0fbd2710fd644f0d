import type { GridColDef, GridListViewColDef } from '@mui/x-data-grid-pro';
import type { Quote } from './market';
import {
  formatChange,
  getChangeClass,
  Price,
  QuoteListItem,
  Trend,
} from './quoteCells';

export const SECTORS: Quote['sector'][] = [
  'Energy',
  'Health',
  'Industry',
  'Retail',
  'Technology',
  'Transport',
];

export const quoteColumns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 104 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 146 },
  {
    field: 'sector',
    headerName: 'Sector',
    type: 'singleSelect',
    valueOptions: SECTORS,
    width: 108,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 100,
    renderCell: ({ row }) => <Price quote={row} />,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 100,
    valueFormatter: formatChange,
    cellClassName: ({ row }) => getChangeClass(row.change),
  },
  {
    field: 'history',
    headerName: 'Trend',
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ row }) => <Trend quote={row} />,
  },
  { field: 'volume', headerName: 'Volume', type: 'number', width: 96 },
];

export const quoteListColumn: GridListViewColDef<Quote> = {
  field: 'quote',
  display: 'flex',
  renderCell: ({ row }) => <QuoteListItem quote={row} />,
};
