import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { saleColumns } from './saleColumns';

// Logical borders also fit right-to-left layouts.
const line = '2px solid';
const outline = {
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line },
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: line },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: line },
};

export default function RangeOutline() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Sales with an outlined range"
        rows={sales}
        columns={saleColumns}
        cellSelection
        rowSelection={false}
        hideFooter
        initialState={{
          cellSelection: {
            2: { revenue: true, cost: true, profit: true },
            3: { revenue: true, cost: true, profit: true },
            4: { revenue: true, cost: true, profit: true },
          },
        }}
        sx={outline}
      />
    </Box>
  );
}
