import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useBarSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

/** The sum of each stack, above its highest bar. */
function Totals() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const series = useBarSeries();
  const getX = getValueToPositionMapper(xScale);

  return seasons.map((season, index) => {
    const ends = series.map(({ stackedData }) => stackedData[index]?.[1] ?? 0);
    const total = Math.max(...ends);
    return (
      <text
        key={season}
        x={getX(season)}
        y={yScale(total) - 8}
        textAnchor="middle"
        fontSize={13}
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <BarChart
      height={280}
      aria-label="Rain and snow in each season"
      xAxis={[{ data: seasons }]}
      yAxis={[{ label: 'Precipitation (mm)', width: 64, max: 500 }]}
      series={[
        { label: 'Rain', data: [210, 290, 340, 120], stack: 'all' },
        { label: 'Snow', data: [40, 0, 30, 260], stack: 'all' },
      ]}
    >
      <Totals />
    </BarChart>
  );
}
