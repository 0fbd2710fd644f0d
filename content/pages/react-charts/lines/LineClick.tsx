import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const legs = ['Harbor', 'Cape', 'Island', 'Lagoon', 'Home'];

export default function LineClick() {
  const [clicked, setClicked] = useState('nothing yet');
  const report = (
    part: string,
    seriesId: string | number,
    dataIndex?: number,
  ) =>
    setClicked(
      `${part} of ${seriesId}${dataIndex === undefined ? '' : ` at ${legs[dataIndex]}`}`,
    );

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Speed of two boats by leg"
        height={280}
        xAxis={[{ data: legs, scaleType: 'point', height: 34 }]}
        yAxis={[{ label: 'Speed (kn)' }]}
        series={[
          { id: 'Heron', label: 'Heron', data: [6, 9, 11, 8, 5], area: true },
          { id: 'Tern', label: 'Tern', data: [4, 7, 6, 10, 6] },
        ]}
        onAreaClick={(_, { seriesId }) => report('area', seriesId)}
        onLineClick={(_, { seriesId }) => report('line', seriesId)}
        onMarkClick={(_, { seriesId, dataIndex }) =>
          report('mark', seriesId, dataIndex)
        }
      />
      <Typography aria-live="polite">Clicked: {clicked}</Typography>
    </Box>
  );
}
