import type { ComponentProps, SVGProps } from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {
  GridChartsPanelProps,
  GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';

type RendererProps = ComponentProps<GridChartsRendererProxyProps['renderer']>;

const createIcon = (path: string) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden {...props}>
        <path d={path} fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    );
  };

/** The chart types that the panel offers, with their options. */
export const schema: GridChartsPanelProps['schema'] = {
  bar: {
    label: 'Bars',
    icon: createIcon('M5 21v-8M12 21V4M19 21V9'),
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    maxDimensions: 1,
    customization: [
      {
        id: 'layout',
        label: 'Layout',
        controls: {
          horizontal: { label: 'Horizontal', type: 'boolean', default: false },
          stacked: {
            label: 'Stacked',
            type: 'boolean',
            default: false,
            isDisabled: ({ values }) => values.length < 2,
          },
        },
      },
    ],
  },
  line: {
    label: 'Lines',
    icon: createIcon('M3 18L9 10L14 14L21 5'),
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    maxDimensions: 1,
    customization: [
      {
        id: 'style',
        label: 'Style',
        controls: { area: { label: 'Fill', type: 'boolean', default: false } },
      },
    ],
  },
};

/** Draws what the grid reports, with the charts of the free package. */
export function ChartRenderer(props: RendererProps) {
  const { dimensions, values, chartType, configuration } = props;
  const [categories] = dimensions;

  if (!categories || values.length === 0) {
    return (
      <Typography role="status" sx={{ p: 2 }}>
        Choose categories and values in the charts panel.
      </Typography>
    );
  }

  const axis = { data: categories.data.map(String), label: categories.label };
  const shared = { 'aria-label': 'Chart of the grid', height: 280 };

  if (chartType === 'line') {
    return (
      <LineChart
        {...shared}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        yAxis={[{ width: 72 }]}
        series={values.map(({ id, label, data }) => ({
          id,
          label,
          data,
          area: configuration.area === true,
        }))}
      />
    );
  }

  const horizontal = configuration.horizontal === true;
  return (
    <BarChart
      {...shared}
      layout={horizontal ? 'horizontal' : 'vertical'}
      xAxis={[horizontal ? {} : { ...axis, scaleType: 'band' }]}
      yAxis={[
        horizontal ? { ...axis, scaleType: 'band', width: 96 } : { width: 72 },
      ]}
      series={values.map(({ id, label, data }) => ({
        id,
        label,
        data,
        stack: configuration.stacked === true ? 'all' : id,
      }))}
    />
  );
}
