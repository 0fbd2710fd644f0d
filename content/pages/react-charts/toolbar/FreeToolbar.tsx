import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const sources = [
  ['hydro', 'Hydro'],
  ['wind', 'Wind'],
  ['solar', 'Solar'],
] as const;
const Stacking = createContext({ stacked: true, toggle: () => {} });

function StackingToolbar() {
  const { stacked, toggle } = useContext(Stacking);

  return (
    <Toolbar aria-label="Sources of energy">
      <ToolbarButton
        render={
          <Button size="small" variant={stacked ? 'contained' : 'text'} />
        }
        aria-pressed={stacked}
        onClick={toggle}
      >
        Stack
      </ToolbarButton>
    </Toolbar>
  );
}

export default function FreeToolbar() {
  const [stacked, setStacked] = useState(true);

  return (
    <Stacking.Provider value={{ stacked, toggle: () => setStacked(!stacked) }}>
      <Box sx={{ width: '100%' }}>
        <BarChart
          height={320}
          aria-label="Electricity by source and month of 2025"
          showToolbar
          slots={{ toolbar: StackingToolbar }}
          xAxis={[
            {
              data: year.map(({ month }) => month),
              scaleType: 'band',
              valueFormatter: (month: Date) =>
                month.toLocaleDateString('en', { month: 'short' }),
            },
          ]}
          yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
          series={sources.map(([field, label]) => ({
            label,
            data: year.map((row) => row[field]),
            stack: stacked ? 'sources' : undefined,
          }))}
        />
      </Box>
    </Stacking.Provider>
  );
}
