import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.secondary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontSize: 15,
}));

function NoOrders() {
  const { left, top, width, height } = useDrawingArea();
  const bars = [0.5, 0.8, 0.35, 0.65, 0.9];
  const step = width / bars.length;

  return (
    <g>
      {bars.map((share, index) => (
        <rect
          key={share}
          x={left + index * step + step * 0.2}
          y={top + height * (1 - share)}
          width={step * 0.6}
          height={height * share}
          rx={6}
          fill="currentColor"
          opacity={0.08}
        />
      ))}
      <Text x={left + width / 2} y={top + height / 2}>
        Your first order will show here
      </Text>
    </g>
  );
}

export default function CustomOverlay() {
  return (
    <BarChart
      aria-label="Orders, no data yet"
      height={240}
      xAxis={[{ data: [] }]}
      series={[]}
      slots={{ noDataOverlay: NoOrders }}
    />
  );
}
