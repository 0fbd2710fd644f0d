import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function CornerText({ children }: { children: string }) {
  const { left, top, width } = useDrawingArea();
  return (
    <text
      x={left + width - 8}
      y={top + 18}
      textAnchor="end"
      fontSize={13}
      fill="currentColor"
      pointerEvents="none"
    >
      {children}
    </text>
  );
}

export default function CornerNote() {
  return (
    <LineChart
      height={240}
      aria-label="Water level from April to September"
      xAxis={[
        {
          data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
          scaleType: 'point',
        },
      ]}
      yAxis={[{ label: 'Water level (cm)', width: 64, min: 0, max: 250 }]}
      series={[{ label: 'Level', data: [212, 198, 160, 121, 96, 118] }]}
      hideLegend
    >
      <CornerText>Provisional data</CornerText>
    </LineChart>
  );
}
