import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { sales } from '#data/sales';

const countries = [...new Set(sales.map(({ country }) => country))]
  .map((country) => ({
    label: country,
    value: sales
      .filter((sale) => sale.country === country)
      .reduce((sum, { revenue }) => sum + revenue, 0),
  }))
  .sort((a, b) => b.value - a.value);
const rest = countries.slice(5);
const data = [
  ...countries.slice(0, 5),
  {
    label: `${rest.length} others`,
    value: rest.reduce((sum, { value }) => sum + value, 0),
  },
];

function HalfMark() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height * 0.98;
  const radius = (Math.min(width, height) / 2) * 1.4;
  const color = (theme.vars ?? theme).palette.text.primary;

  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={y - radius / 2}
        y2={y - radius - 10}
        style={{ stroke: color, strokeWidth: 2 }}
      />
      <text
        x={x}
        y={y - radius - 16}
        style={{ fill: color, fontSize: 13, textAnchor: 'middle' }}
      >
        Half of the revenue
      </text>
    </g>
  );
}

export default function HalfOfRevenue() {
  return (
    <PieChart
      aria-label="Countries by revenue, in a half circle"
      height={200}
      series={[
        {
          data,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '70%',
          outerRadius: '140%',
          cy: '98%',
          valueFormatter: ({ value }) => `€${value.toLocaleString('en')}`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
      }}
    >
      <HalfMark />
    </PieChart>
  );
}
