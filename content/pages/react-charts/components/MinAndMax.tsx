import { useLineSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20];

/** The lowest and the highest point of every line. */
function Extremes() {
  const { scale: xScale, data: xValues = [] } = useXAxis<'linear'>();
  const yScale = useYScale<'linear'>();
  const series = useLineSeries();

  return series.flatMap(({ id, data, color }) => {
    const values = data.filter((value) => value !== null);
    return [Math.min(...values), Math.max(...values)].map((value) => (
      <circle
        key={`${id} ${value}`}
        cx={xScale(Number(xValues[data.indexOf(value)]))}
        cy={yScale(value)}
        r={7}
        fill="none"
        stroke={color}
        strokeWidth={3}
        pointerEvents="none"
      />
    ));
  });
}

export default function MinAndMax() {
  return (
    <LineChart
      height={280}
      aria-label="Temperature of two rooms by hour"
      xAxis={[{ data: hours, label: 'Hour', tickInterval: hours }]}
      yAxis={[{ label: 'Temperature (°C)', min: 10, max: 26 }]}
      series={[
        { label: 'Kitchen', data: [18, 17, 20, 23, 22, 19] },
        { label: 'Cellar', data: [12, 11, 12, 13, 14, 13] },
      ]}
    >
      <Extremes />
    </LineChart>
  );
}
