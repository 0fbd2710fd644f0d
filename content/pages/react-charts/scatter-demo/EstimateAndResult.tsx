import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';
import { tasks, type Task } from '#data/tasks';

const done = tasks.filter(({ status }) => status === 'done');

function createSeries(label: string, rows: Task[]): ScatterSeries {
  return {
    label,
    data: rows.map(({ id, estimate, spent }) => ({
      id,
      x: estimate,
      y: spent,
    })),
    valueFormatter: (_, { dataIndex }) => {
      const { title, estimate, spent } = rows[dataIndex];
      return `${title}: ${spent} of ${estimate} hours`;
    },
  };
}

const others = createSeries(
  'Other areas',
  done.filter(({ area }) => area !== 'Billing'),
);
const billing = createSeries(
  'Billing',
  done.filter(({ area }) => area === 'Billing'),
);

function Diagonal() {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <line
      x1={xScale(0)}
      y1={yScale(0)}
      x2={xScale(50)}
      y2={yScale(50)}
      stroke={(theme.vars ?? theme).palette.text.secondary}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function EstimateAndResult() {
  const theme = useTheme();
  const { text } = (theme.vars ?? theme).palette;

  return (
    <ScatterChart
      aria-label="Estimated and actual hours of finished tasks"
      height={360}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Estimate (hours)', min: 0, max: 50 }]}
      yAxis={[{ label: 'Spent (hours)', width: 52, min: 0, max: 80 }]}
      voronoiMaxRadius={30}
      series={[
        { ...others, markerSize: 4, color: text.disabled },
        { ...billing, markerSize: 7 },
      ]}
    >
      <Diagonal />
    </ScatterChart>
  );
}
