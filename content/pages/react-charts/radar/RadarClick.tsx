import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Spring', 'Summer', 'Fall', 'Winter'];
const series = [
  { id: 'ferry', label: 'Ferry', data: [320, 480, 290, 140] },
  { id: 'train', label: 'Train', data: [260, 310, 280, 350] },
];
const describe = (part: string, seriesId: number | string, index: number) => {
  const item = series.find(({ id }) => id === seriesId);
  return `${part}: ${item?.label}, ${metrics[index]}, ${item?.data[index]} guests`;
};

export default function RadarClick() {
  const [clicked, setClicked] = useState('Click a point or a shape');

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        height={300}
        aria-label="Guests by season, arriving by ferry and by train"
        highlight="series"
        margin={{ left: 66, right: 66 }}
        radar={{ max: 500, metrics }}
        series={series}
        onMarkClick={(_, { seriesId, dataIndex }) =>
          setClicked(describe('Point', seriesId, dataIndex))
        }
        onAreaClick={(_, { seriesId, dataIndex }) =>
          setClicked(describe('Shape', seriesId, dataIndex))
        }
      />
      <Typography align="center" aria-live="polite" sx={{ mt: 1 }}>
        {clicked}
      </Typography>
    </Box>
  );
}
