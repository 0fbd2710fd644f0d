import { BarChart } from '@mui/x-charts/BarChart';

const questions = ['Food', 'Rooms', 'Staff', 'Price'];
const common = { stack: 'answers', stackOffset: 'diverging' } as const;
const formatShare = (value: number | null) =>
  value === null ? null : `${Math.abs(value)}%`;

export default function DivergingStack() {
  return (
    <BarChart
      aria-label="Answers to four questions, from disagreement to agreement"
      height={300}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[
        {
          label: 'Answers (%)',
          min: -60,
          max: 80,
          valueFormatter: (value: number) => String(Math.abs(value)),
        },
      ]}
      yAxis={[{ data: questions, width: 60, position: 'left' }]}
      series={[
        {
          ...common,
          label: 'Disagree',
          data: [-12, -18, -6, -27],
          color: '#e39b00',
          valueFormatter: formatShare,
        },
        {
          ...common,
          label: 'Strongly disagree',
          data: [-5, -9, -2, -22],
          color: '#a03a10',
          valueFormatter: formatShare,
        },
        {
          ...common,
          label: 'Agree',
          data: [48, 41, 39, 31],
          color: '#8fbcea',
          valueFormatter: formatShare,
        },
        {
          ...common,
          label: 'Strongly agree',
          data: [21, 17, 40, 8],
          color: '#1d5fbf',
          valueFormatter: formatShare,
        },
      ]}
    />
  );
}
