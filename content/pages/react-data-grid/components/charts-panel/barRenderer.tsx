import type { ComponentProps } from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import StackedBarChartIcon from '@mui/icons-material/StackedBarChart';
import { BarChart } from '@mui/x-charts/BarChart';
import type {
  GridChartsPanelProps,
  GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';

export const schema: GridChartsPanelProps['schema'] = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    maxDimensions: 1,
    customization: [],
  },
  stack: {
    label: 'Stack',
    icon: StackedBarChartIcon,
    maxDimensions: 1,
    customization: [],
  },
};

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** Draws the data from the grid with the free charts. */
export function BarRenderer({
  dimensions,
  values,
  chartType,
}: ComponentProps<GridChartsRendererProxyProps['renderer']>) {
  const [dimension] = dimensions;
  if (!dimension) {
    return null;
  }
  return (
    <BarChart
      height={240}
      title={values.map(({ label }) => label).join(', ')}
      xAxis={[
        {
          // Positions, because two rows can have the same label.
          data: dimension.data.map((_label, index) => index),
          valueFormatter: (index: number) => String(dimension.data[index]),
          scaleType: 'band',
        },
      ]}
      yAxis={[{ width: 50, valueFormatter: (n: number) => compact.format(n) }]}
      series={values.map(({ id, label, data }) => ({
        id,
        label,
        data,
        stack: chartType === 'stack' ? 'all' : undefined,
      }))}
    />
  );
}
