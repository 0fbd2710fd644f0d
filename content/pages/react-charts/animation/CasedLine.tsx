import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAnimateLine } from '@mui/x-charts/hooks';
import { type AnimatedLineProps, LineChart } from '@mui/x-charts/LineChart';
import { guests, seasons } from './seasons';

function CasedPath({ d, skipAnimation, ownerState }: AnimatedLineProps) {
  const casing = useAnimateLine({ d, skipAnimation });
  const line = useAnimateLine({ d, skipAnimation });

  return (
    <g fill="none" stroke={ownerState.color} strokeLinecap="round">
      <path {...casing} strokeWidth={14} strokeOpacity={0.25} />
      <path {...line} strokeWidth={4} />
    </g>
  );
}

export default function CasedLine() {
  const [year, setYear] = useState('2024');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setYear(year === '2024' ? '2025' : '2024')}
      >
        Switch the year
      </Button>
      <LineChart
        height={260}
        aria-label={`Guests by season of ${year}, as a line`}
        xAxis={[{ data: seasons, scaleType: 'point' }]}
        yAxis={[{ label: 'Guests', min: 0, max: 700 }]}
        series={[{ label: year, data: guests[year] ?? [], showMark: false }]}
        slots={{ line: CasedPath }}
      />
    </Box>
  );
}
