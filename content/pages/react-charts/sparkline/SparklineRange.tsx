import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'Server A', load: [22, 25, 21, 28, 24, 26, 23] },
  { name: 'Server B', load: [61, 64, 72, 69, 78, 85, 91] },
  { name: 'Server C', load: [48, 41, 39, 33, 30, 28, 27] },
];
const yAxis = { min: 0, max: 100 };

export default function SparklineRange() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 420, mx: 'auto' }}
    >
      {servers.map(({ name, load }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ minWidth: 76 }}>{name}</Typography>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SparkLineChart
              role="img"
              aria-label={`Load of ${name}`}
              data={load}
              height={48}
              yAxis={yAxis}
              area
            />
          </Box>
          <Typography sx={{ minWidth: 44, textAlign: 'end' }}>
            {load.at(-1)}%
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
