import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const commits = [4, 7, 3, 9, 12, 8, 15, 11, 6, 13];

export default function BasicSparkline() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        justifyContent: 'center',
      }}
    >
      <Box sx={{ width: 200 }}>
        <Typography variant="body2">Commits per week</Typography>
        <SparkLineChart
          role="img"
          aria-label="Commits per week"
          data={commits}
          height={64}
        />
      </Box>
      <Box sx={{ width: 200 }}>
        <Typography variant="body2">Commits per week, as bars</Typography>
        <SparkLineChart
          role="img"
          aria-label="Commits per week"
          plotType="bar"
          data={commits}
          height={64}
        />
      </Box>
    </Box>
  );
}
