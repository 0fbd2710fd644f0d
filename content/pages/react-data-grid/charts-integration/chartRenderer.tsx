import type { ComponentProps } from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import Typography from '@mui/material/Typography';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type {
  GridChartsPanelProps,
  GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';

/** The types of charts that the panel offers, and the settings of each. */
export const schema: GridChartsPanelProps['schema'] = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    customization: [
      {
        id: 'bars',
        label: 'Bars',
        controls: {
          stacked: { label: 'Stacked', type: 'boolean', default: false },
          horizontal: { label: 'Horizontal', type: 'boolean', default: false },
        },
      },
    ],
  },
  line: {
    label: 'Lines',
    icon: ShowChartIcon,
    maxDimensions: 1,
    customization: [
      {
        id: 'lines',
        label: 'Lines',
        controls: {
          area: { label: 'Fill the area', type: 'boolean', default: false },
        },
      },
    ],
  },
};

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
// For example, 3M instead of 3,000,000.
const amounts = { valueFormatter: (n: number) => compact.format(n) };

/** Draws what the grid sends, with the free charts. */
export function ChartRenderer({
  dimensions,
  values,
  chartType,
  configuration,
  onRender,
}: ComponentProps<GridChartsRendererProxyProps['renderer']>) {
  if (dimensions.length === 0 || values.length === 0) {
    return <Typography>Choose a category and a series.</Typography>;
  }
  const labels = dimensions[0].data.map((_value, index) =>
    dimensions.map(({ data }) => data[index]).join(', '),
  );
  const axis = {
    // Positions, because two rows can have the same label.
    data: labels.map((_label, index) => index),
    valueFormatter: (index: number) => labels[index],
  };
  const title = values.map(({ label }) => label).join(', ');

  if (chartType === 'line') {
    const props: LineChartProps = {
      height: 260,
      margin: { right: 28 },
      title,
      xAxis: [{ ...axis, scaleType: 'point' }],
      yAxis: [{ ...amounts, width: 50 }],
      series: values.map(({ id, label, data }) => ({
        id,
        label,
        data,
        area: configuration.area === true,
      })),
    };
    // If the proxy has an `onRender`, it decides what to draw.
    return onRender?.(chartType, props, LineChart) ?? <LineChart {...props} />;
  }
  const horizontal = configuration.horizontal === true;
  const band = [{ ...axis, scaleType: 'band' as const, width: 80 }];
  const props: BarChartProps = {
    height: 260,
    title,
    layout: horizontal ? 'horizontal' : 'vertical',
    xAxis: horizontal ? [amounts] : [{ ...axis, scaleType: 'band' }],
    yAxis: horizontal ? band : [{ ...amounts, width: 50 }],
    series: values.map(({ id, label, data }) => ({
      id,
      label,
      data,
      stack: configuration.stacked === true ? 'all' : undefined,
    })),
  };
  return onRender?.(chartType, props, BarChart) ?? <BarChart {...props} />;
}
