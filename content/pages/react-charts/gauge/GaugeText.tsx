import Box from '@mui/material/Box';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeText() {
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
        width={180}
        height={140}
        value={38}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
        text={({ value, valueMax }) => `${value} / ${valueMax}\nseats`}
        aria-label="Seats taken"
        sx={{
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 18 },
        }}
      />
      <Gauge
        width={180}
        height={140}
        value={null}
        startAngle={-110}
        endAngle={110}
        text="offline"
        aria-label="Sensor in the cellar"
        aria-valuenow={0}
        aria-valuetext="offline"
      />
    </Box>
  );
}
