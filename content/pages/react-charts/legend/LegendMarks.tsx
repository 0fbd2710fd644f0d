import { LineChart } from '@mui/x-charts/LineChart';

function DashedMark({
  className,
  color,
}: {
  className?: string;
  color?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" preserveAspectRatio="none">
      <line
        className={className}
        x1="0"
        x2="24"
        y1="12"
        y2="12"
        stroke={color}
        strokeWidth="6"
        strokeDasharray="9 6"
      />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      aria-label="Height of plants by week"
      height={300}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ label: 'Height (cm)' }]}
      series={[
        {
          label: 'Measured',
          data: [4, 9, 15, 24, 31, 38],
          labelMarkType: 'line',
        },
        {
          label: 'Control',
          data: [4, 8, 12, 18, 22, 27],
          labelMarkType: 'circle',
        },
        {
          id: 'goal',
          label: 'Goal',
          data: [5, 11, 18, 26, 35, 45],
          labelMarkType: DashedMark,
          showMark: false,
        },
      ]}
      sx={{ '& .MuiLineElement-series-goal': { strokeDasharray: '8 6' } }}
    />
  );
}
