import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';
import { energy } from '#data/energy';

const sources = {
  wind: 'Wind',
  solar: 'Solar',
  hydro: 'Hydro',
  gas: 'Gas',
  imports: 'Imports',
} as const;
const years = [2023, 2024, 2025];
const formatNumber = (value: number) => Math.round(value).toLocaleString('en');

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center({ total }: { total: number }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <>
      <Text x={x} y={y - 10} fontSize={28} fontWeight={600}>
        {formatNumber(total)}
      </Text>
      <Text x={x} y={y + 18} fontSize={14}>
        GWh
      </Text>
    </>
  );
}

export default function EnergyMix() {
  const [year, setYear] = useState(2025);
  const months = energy.filter(({ month }) => month.getFullYear() === year);
  const data = Object.entries(sources).map(([id, label]) => ({
    id,
    label,
    value: months.reduce(
      (sum, month) => sum + month[id as keyof typeof sources],
      0,
    ),
  }));
  const total = data.reduce((sum, { value }) => sum + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(_, value) => value && setYear(value)}
      >
        {years.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        aria-label={`Electricity by source in ${year}`}
        height={320}
        margin={16}
        series={[
          {
            data,
            innerRadius: '60%',
            paddingAngle: 2,
            cornerRadius: 6,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            valueFormatter: ({ value }) =>
              `${formatNumber(value)} GWh, ${((value / total) * 100).toFixed(1)}%`,
          },
        ]}
        sx={{ [`& .${pieArcClasses.faded}`]: { opacity: 0.4 } }}
      >
        <Center total={total} />
      </PieChart>
    </Box>
  );
}
