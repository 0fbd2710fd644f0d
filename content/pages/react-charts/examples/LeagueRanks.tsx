import { LineChart } from '@mui/x-charts/LineChart';

const rounds = ['1', '2', '3', '4', '5', '6', '7'];
const teams = [
  { label: 'Otters', data: [3, 2, 2, 1, 1, 1, 1] },
  { label: 'Badgers', data: [1, 1, 1, 2, 3, 2, 2] },
  { label: 'Swifts', data: [4, 4, 3, 3, 2, 3, 4] },
  { label: 'Herons', data: [2, 3, 4, 4, 4, 4, 3] },
];

export default function LeagueRanks() {
  return (
    <LineChart
      aria-label="Ranks of four teams by round"
      height={300}
      xAxis={[{ data: rounds, scaleType: 'point', label: 'Round' }]}
      yAxis={[
        {
          label: 'Rank',
          reverse: true,
          min: 0.7,
          max: 4.3,
          tickInterval: [1, 2, 3, 4],
        },
      ]}
      series={teams.map((team) => ({
        ...team,
        curve: 'bumpX' as const,
        highlightScope: { highlight: 'series', fade: 'global' } as const,
      }))}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 4 } }}
    />
  );
}
