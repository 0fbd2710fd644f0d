import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7];
const low = [11, 12, 10, 9, 12, 13, 11];
const high = [19, 21, 18, 16, 20, 23, 20];

/** The band between two lines, drawn with the scales of the chart. */
function Between({ from, to }: { from: string; to: string }) {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [lower, upper] = useLineSeries([from, to]);
  if (!lower || !upper) return null;

  const points = (values: readonly (number | null)[]) =>
    days.map((day, index) => `${xScale(day)},${yScale(values[index] ?? 0)}`);

  return (
    <polygon
      points={[...points(upper.data), ...points(lower.data).reverse()].join(
        ' ',
      )}
      fill={(theme.vars ?? theme).palette.primary.main}
      fillOpacity={0.15}
    />
  );
}

export default function OwnComponents() {
  return (
    <ChartContainer
      aria-label="Lowest and highest temperature by day"
      height={280}
      xAxis={[
        { data: days, label: 'Day', tickMinStep: 1, domainLimit: 'strict' },
      ]}
      yAxis={[{ label: 'Temperature (°C)', min: 5 }]}
      series={[
        { type: 'line', id: 'low', label: 'Low', data: low, curve: 'linear' },
        {
          type: 'line',
          id: 'high',
          label: 'High',
          data: high,
          curve: 'linear',
        },
      ]}
    >
      <Between from="low" to="high" />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
