import Box from '@mui/material/Box';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [4, 9, 3, -2, -6, -1, 5, 8];

export default function SparklineColors() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        justifyContent: 'center',
      }}
    >
      <Box sx={{ width: 180 }}>
        <SparkLineChart
          role="img"
          aria-label="Balance"
          data={balance}
          height={90}
          color="#d9662b"
          sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 4 } }}
          clipAreaOffset={{ top: 2, bottom: 2 }}
        />
      </Box>
      <Box sx={{ width: 180 }}>
        <SparkLineChart
          role="img"
          aria-label="Balance"
          plotType="bar"
          data={balance}
          height={90}
          yAxis={{
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: ['#d9662b', '#2f7ed8'],
            },
          }}
        />
      </Box>
    </Box>
  );
}
