import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColTypeDef, GridRenderCellParams } from '@mui/x-data-grid';

const getSum = (values: number[] = []) => values.reduce((sum, n) => sum + n, 0);

function Sparkline({ value = [], colDef }: GridRenderCellParams) {
  const values: number[] = value;
  const range = `From ${values[0]} to ${values.at(-1)}`;

  return (
    <Box role="img" aria-label={`${range}, ${getSum(values)} in total`}>
      <SparkLineChart
        data={values}
        plotType="bar"
        width={colDef.computedWidth - 20}
        height={32}
      />
    </Box>
  );
}

/** For values of the type `number[]`. Sorts by the sum. */
export const sparklineColumn: GridColTypeDef = {
  type: 'custom',
  width: 170,
  display: 'flex',
  filterable: false,
  getApplyQuickFilterFn: () => null,
  sortComparator: (a?: number[], b?: number[]) => getSum(a) - getSum(b),
  valueFormatter: (values?: number[]) => values?.join(' ') ?? '',
  renderCell: (params) => <Sparkline {...params} />,
};
