import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const boats = [
  { id: 'sail', value: 46, label: 'Sail' },
  { id: 'motor', value: 31, label: 'Motor' },
  { id: 'fishing', value: 17, label: 'Fishing' },
  { id: 'rescue', value: 6, label: 'Rescue' },
];
const ranges = {
  innerRadius: { min: 0, max: 90, step: 5 },
  outerRadius: { min: 50, max: 130, step: 5 },
  paddingAngle: { min: 0, max: 12, step: 1 },
  cornerRadius: { min: 0, max: 20, step: 1 },
  startAngle: { min: -180, max: 90, step: 15 },
  endAngle: { min: 90, max: 360, step: 15 },
};
const sortings = ['none', 'asc', 'desc'] as const;

export default function PieSettings() {
  const [options, setOptions] = useState({
    innerRadius: 40,
    outerRadius: 110,
    paddingAngle: 3,
    cornerRadius: 5,
    startAngle: -90,
    endAngle: 180,
  });
  const [sortingValues, setSortingValues] =
    useState<(typeof sortings)[number]>('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px' },
        }}
      >
        <PieChart
          aria-label="Boats in the harbor by kind"
          height={300}
          series={[
            {
              data: boats,
              sortingValues,
              valueFormatter: ({ value }) => `${value} boats`,
              ...options,
            },
          ]}
        />
        <Box>
          {Object.entries(ranges).map(([name, range]) => (
            <Box key={name} sx={{ px: 1 }}>
              <Typography variant="body2">
                {name}: {options[name as keyof typeof ranges]}
              </Typography>
              <Slider
                {...range}
                size="small"
                aria-label={name}
                value={options[name as keyof typeof ranges]}
                onChange={(_, value) =>
                  setOptions({ ...options, [name]: value })
                }
                sx={{ py: 1 }}
              />
            </Box>
          ))}
          <TextField
            select
            fullWidth
            size="small"
            label="sortingValues"
            value={sortingValues}
            onChange={(event) =>
              setSortingValues(event.target.value as typeof sortingValues)
            }
            sx={{ mt: 1 }}
          >
            {sortings.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`series={[
  {
    data,
    sortingValues: '${sortingValues}',
${Object.entries(options)
  .map(([name, value]) => `    ${name}: ${value},`)
  .join('\n')}
  },
]}`}
      </Box>
    </Box>
  );
}
