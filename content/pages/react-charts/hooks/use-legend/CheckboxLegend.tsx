import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = ['solar', 'wind', 'hydro', 'gas', 'imports'] as const;
type Source = (typeof sources)[number];
const names: Record<Source, string> = {
  solar: 'Solar',
  wind: 'Wind',
  hydro: 'Hydro',
  gas: 'Gas',
  imports: 'Imports',
};

/** A checkbox in the color of the series for each item of the legend. */
function CheckboxList(props: {
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  const { items } = useLegend();
  return (
    <FormGroup row sx={{ justifyContent: 'center' }}>
      {items.map(({ id, label, color }) => (
        <FormControlLabel
          key={id}
          label={label}
          control={
            <Checkbox
              checked={!props.hidden.has(String(id))}
              onChange={() => props.onToggle(String(id))}
              sx={{ color, '&.Mui-checked': { color } }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

export default function CheckboxLegend() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    new Set(['gas', 'imports']),
  );
  const handleToggle = (id: string) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={320}
        xAxis={[
          {
            data: energy.map(({ month }) => month),
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Electricity (GWh)', width: 64, min: -50, max: 300 }]}
        series={sources.map((source) => ({
          type: 'line',
          id: source,
          label: names[source],
          data: hidden.has(source) ? [] : energy.map((month) => month[source]),
        }))}
      >
        <CheckboxList hidden={hidden} onToggle={handleToggle} />
        <ChartsSurface aria-label="Electricity by source and month">
          <ChartsGrid horizontal />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </Box>
  );
}
