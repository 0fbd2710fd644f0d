import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';
import { saleColumns } from './saleColumns';

const salesById = new Map(sales.map((sale) => [String(sale.id), sale]));

function readCells(model: GridCellSelectionModel) {
  return Object.entries(model).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((field) => fields[field])
      .map((field) => salesById.get(id)?.[field as keyof Sale]),
  );
}

const format = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 });

export default function RangeSummary() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { revenue: true, cost: true, profit: true },
    3: { revenue: true, cost: true, profit: true },
    4: { revenue: true, cost: true, profit: true },
    5: { revenue: true, cost: true, profit: true },
  });

  const cells = readCells(model);
  const numbers = cells.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  const summary = [`Cells: ${cells.length}`];
  if (numbers.length > 0) {
    summary.push(
      `Sum: ${format(sum)}`,
      `Average: ${format(sum / numbers.length)}`,
      `Smallest: ${format(Math.min(...numbers))}`,
      `Largest: ${format(Math.max(...numbers))}`,
    );
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          label="Sales"
          rows={sales}
          columns={saleColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        role="status"
        sx={{ mt: 1, flexWrap: 'wrap' }}
      >
        {summary.map((text) => (
          <Typography key={text} variant="body2">
            {text}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}
