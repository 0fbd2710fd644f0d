import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const stops = ['Mill', 'Park', 'Dock', 'Fair'];
const series = [
  { id: 'on', label: 'Boarding', data: [34, 18, 27, 41] },
  { id: 'off', label: 'Leaving', data: [12, 26, 33, 38] },
];

export default function BarClick() {
  const [item, setItem] = useState('none');
  const [stop, setStop] = useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Riders boarding and leaving at four stops"
        height={260}
        xAxis={[{ data: stops }]}
        yAxis={[{ label: 'Riders' }]}
        series={series}
        onItemClick={(_, { seriesId, dataIndex }) => {
          const clicked = series.find(({ id }) => id === seriesId);
          setItem(
            `${clicked?.label} at ${stops[dataIndex]}: ${clicked?.data[dataIndex]}`,
          );
        }}
        onAxisClick={(_, data) =>
          setStop(data ? String(data.axisValue) : 'none')
        }
      />
      <Typography aria-live="polite">Bar: {item}</Typography>
      <Typography>Stop: {stop}</Typography>
    </Box>
  );
}
