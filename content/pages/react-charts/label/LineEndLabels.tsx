import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { stocks } from '#data/stocks';

const first = stocks[0];
const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
type Stock = keyof typeof names;

const growth = (stock: Stock) =>
  stocks.map(
    (day) => (day[stock].close / (first?.[stock].close ?? 1) - 1) * 100,
  );

function EndLabels() {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const series = useLineSeries();

  return series.map(({ id, label, data }) => (
    <text
      key={id}
      x={left + width + 8}
      y={yScale(data.at(-1) ?? 0)}
      dominantBaseline="central"
      style={{
        fontFamily: theme.typography.fontFamily,
        fontSize: 13,
        fill: (theme.vars ?? theme).palette.text.primary,
      }}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function LineEndLabels() {
  return (
    <LineChart
      height={300}
      aria-label="Growth of three stocks in 2025"
      margin={{ right: 64 }}
      xAxis={[
        {
          data: stocks.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Growth in 2025 (%)', width: 60 }]}
      series={(Object.keys(names) as Stock[]).map((stock) => ({
        id: stock,
        label: names[stock],
        data: growth(stock),
        showMark: false,
        valueFormatter: (value: number | null) => `${value?.toFixed(1)}%`,
      }))}
      hideLegend
    >
      <EndLabels />
    </LineChart>
  );
}
