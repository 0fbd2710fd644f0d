import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = [
  { label: 'Leads', value: 500 },
  { label: 'Talks', value: 300 },
  { label: 'Offers', value: 160 },
  { label: 'Deals', value: 120 },
];

export default function ScaledFunnel() {
  const [chosen, setChosen] = useState('Click a stage');

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={320}
        aria-label="Stages of sales, with heights by their size"
        hideLegend
        categoryAxis={{
          categories: stages.map(({ label }) => label),
          scaleType: 'linear',
          position: 'left',
          size: 64,
        }}
        series={[
          {
            data: stages,
            variant: 'outlined',
            highlightScope: { highlight: 'item' },
          },
        ]}
        onItemClick={(_, { dataIndex }) => {
          const stage = stages[dataIndex];
          if (stage) setChosen(`${stage.label}: ${stage.value}`);
        }}
      />
      <Typography align="center" aria-live="polite" sx={{ mt: 1 }}>
        {chosen}
      </Typography>
    </Box>
  );
}
