import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const options = {
  nice: 'nice',
  strict: 'strict',
  padded: (min: number, max: number) => ({ min: min - 2, max: max + 2 }),
} as const;

export default function DomainLimit() {
  const [limit, setLimit] = useState<keyof typeof options>('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Domain limit"
        value={limit}
        onChange={(_, value) => value && setLimit(value)}
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="padded">function</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Weight by week"
        height={260}
        xAxis={[
          {
            data: [1, 2, 3, 4, 5, 6],
            label: 'Week',
            tickMinStep: 1,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Weight (kg)', domainLimit: options[limit] }]}
        series={[
          { label: 'Weight', data: [71.3, 73.8, 77.2, 76.1, 79.4, 82.7] },
        ]}
        hideLegend
      />
    </Box>
  );
}
