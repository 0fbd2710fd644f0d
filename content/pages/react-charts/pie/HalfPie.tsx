import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'meadow', value: 38, label: 'Meadow list' },
  { id: 'harbor', value: 31, label: 'Harbor list' },
  { id: 'hill', value: 22, label: 'Hill list' },
];

export default function HalfPie() {
  const [chosen, setChosen] = useState('meadow');
  const list = seats.find(({ id }) => id === chosen);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        aria-label="Seats of each list"
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
        onItemClick={(_, { dataIndex }) =>
          setChosen(seats[dataIndex]?.id ?? chosen)
        }
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
        }}
        sx={{ [`& .${pieArcClasses.root}`]: { strokeWidth: 3 } }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="List"
        value={chosen}
        onChange={(_, value) => value && setChosen(value)}
        sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}
      >
        {seats.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography align="center" aria-live="polite" sx={{ mt: 1 }}>
        {list?.label}: {list?.value} seats
      </Typography>
    </Box>
  );
}
