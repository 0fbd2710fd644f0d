import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        justifyContent: 'center',
      }}
    >
      <Gauge
        width={140}
        height={140}
        value={64}
        aria-label="Battery, percent"
      />
      <Gauge
        width={200}
        height={140}
        value={64}
        startAngle={-90}
        endAngle={90}
        aria-label="Battery, percent, as a half circle"
      />
    </Box>
  );
}
