import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [6200, 8100, 4300, 9700, 7800, 12100, 10400];
const formatSteps = (value: number | null) =>
  `${value?.toLocaleString('en')} steps`;

export default function SparklineInteraction() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        justifyContent: 'center',
      }}
    >
      <Box sx={{ width: 220 }}>
        <Typography variant="body2">A point marks the value</Typography>
        <SparkLineChart
          role="img"
          aria-label="Steps per day"
          data={steps}
          height={80}
          showHighlight
          showTooltip
          valueFormatter={formatSteps}
        />
      </Box>
      <Box sx={{ width: 220 }}>
        <Typography variant="body2">A band marks the bar</Typography>
        <SparkLineChart
          role="img"
          aria-label="Steps per day"
          plotType="bar"
          data={steps}
          height={80}
          showHighlight
          showTooltip
          valueFormatter={formatSteps}
        />
      </Box>
    </Box>
  );
}
