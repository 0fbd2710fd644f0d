import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

/** A label outside of each slice, in the middle of its angle. */
function OuterLabels() {
  const { left, top, width, height } = useDrawingArea();
  const series = usePieSeries('trees');
  const radius = Math.min(width, height) / 2;

  return series?.data.map(({ id, startAngle, endAngle, formattedValue }) => {
    const angle = (startAngle + endAngle) / 2;
    const side = Math.sin(angle) < 0 ? 'end' : 'start';
    return (
      <text
        key={id}
        x={left + width / 2 + Math.sin(angle) * radius * 0.66}
        y={top + height / 2 - Math.cos(angle) * radius * 0.66}
        textAnchor={side}
        dominantBaseline="central"
        fontSize={13}
        fill="currentColor"
      >
        {formattedValue}
      </text>
    );
  });
}

export default function PieAngles() {
  return (
    <PieChart
      height={280}
      aria-label="Trees in the park by kind"
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      series={[
        {
          id: 'trees',
          outerRadius: '60%',
          data: [
            { id: 'oak', label: 'Oak', value: 120 },
            { id: 'birch', label: 'Birch', value: 85 },
            { id: 'pine', label: 'Pine', value: 60 },
            { id: 'maple', label: 'Maple', value: 45 },
          ],
          valueFormatter: ({ value }) => `${value} trees`,
        },
      ]}
    >
      <OuterLabels />
    </PieChart>
  );
}
