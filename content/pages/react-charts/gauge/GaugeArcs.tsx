import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeArcs() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        justifyContent: 'center',
      }}
    >
      <Gauge
        width={150}
        height={150}
        value={72}
        startAngle={-135}
        endAngle={135}
        aria-label="Three quarters of a circle"
      />
      <Gauge
        width={150}
        height={150}
        value={72}
        innerRadius="60%"
        cornerRadius="50%"
        aria-label="A thick arc with round ends"
      />
      <Gauge
        width={150}
        height={150}
        value={72}
        startAngle={0}
        endAngle={-360}
        innerRadius="90%"
        aria-label="A thin arc that runs counterclockwise"
      />
    </Box>
  );
}
