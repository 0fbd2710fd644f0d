import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'meadow', value: 38, label: 'Meadow list' },
  { id: 'harbor', value: 31, label: 'Harbor list' },
  { id: 'hill', value: 22, label: 'Hill list' },
];

export default function HalfPie() {
  const [chosen, setChosen] = useState('Click a list');

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={180}
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            innerRadius: '50%',
            outerRadius: '150%',
            cy: '98%',
            valueFormatter: ({ value }) => `${value} seats`,
          },
        ]}
        onItemClick={(_, { dataIndex }) => {
          const list = seats[dataIndex];
          if (list) setChosen(`${list.label}: ${list.value} seats`);
        }}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
        }}
        sx={{
          [`& .${pieArcClasses.root}`]: { strokeWidth: 3, cursor: 'pointer' },
        }}
      />
      <Typography align="center" aria-live="polite" sx={{ mt: 1 }}>
        {chosen}
      </Typography>
    </Box>
  );
}
