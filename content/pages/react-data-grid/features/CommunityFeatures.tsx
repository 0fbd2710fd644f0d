import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';
import { FeatureChips } from './featureChips';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 120 },
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 120 },
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 190,
    editable: true,
  },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const GROUPS: GridColumnGroupingModel = [
  { groupId: 'Entry', children: [{ field: 'account' }, { field: 'bookedOn' }] },
  {
    groupId: 'Payment',
    children: [
      { field: 'counterparty' },
      { field: 'category' },
      { field: 'amount' },
    ],
  },
];

export default function CommunityFeatures() {
  const [active, setActive] = React.useState(['Toolbar', 'Checkboxes']);
  const has = (name: string) => active.includes(name);

  return (
    <Box sx={{ width: '100%' }}>
      <FeatureChips
        names={[
          'Toolbar',
          'Checkboxes',
          'Column groups',
          'Row spanning',
          'Compact rows',
          'Loading',
        ]}
        active={active}
        onChange={setActive}
      />
      <Box sx={{ height: 460 }}>
        <DataGrid
          label="Transactions"
          rows={transactions}
          columns={columns}
          showToolbar={has('Toolbar')}
          checkboxSelection={has('Checkboxes')}
          columnGroupingModel={has('Column groups') ? GROUPS : undefined}
          columnGroupHeaderHeight={40}
          rowSpanning={has('Row spanning')}
          showCellVerticalBorder={has('Row spanning')}
          density={has('Compact rows') ? 'compact' : 'standard'}
          loading={has('Loading')}
        />
      </Box>
    </Box>
  );
}
