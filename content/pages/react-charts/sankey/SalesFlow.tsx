import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  Unstable_SankeyChart as SankeyChart,
  sankeyPlotClasses,
} from '@mui/x-charts-pro/SankeyChart';
import { sales } from '#data/sales';

const units = { revenue: '€', units: 'pieces' } as const;
type Measure = keyof typeof units;

interface Flow {
  source: string;
  target: string;
  value: number;
}

function sumFlows(
  from: 'region' | 'country',
  to: 'country' | 'line',
  measure: Measure,
) {
  const flows = new Map<string, Flow>();
  for (const sale of sales) {
    const [source, target] = [sale[from], sale[to]];
    const key = `${source} ${target}`;
    const value = (flows.get(key)?.value ?? 0) + sale[measure];
    flows.set(key, { source, target, value });
  }
  return [...flows.values()];
}

export default function SalesFlow() {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const [clicked, setClicked] = useState('Click a bar or a flow');
  const format = (value: number) =>
    `${Math.round(value).toLocaleString('en')} ${units[measure]}`;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Measure"
        value={measure}
        onChange={(_, value) => value && setMeasure(value)}
      >
        <ToggleButton value="revenue">Revenue</ToggleButton>
        <ToggleButton value="units">Units</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        height={440}
        aria-label="Sales of 2025 from regions and countries to product lines"
        series={{
          data: {
            links: [
              ...sumFlows('region', 'country', measure),
              ...sumFlows('country', 'line', measure),
            ],
          },
          valueFormatter: format,
        }}
        onNodeClick={(_, { node }) =>
          setClicked(`${node.label}: ${format(node.value)}`)
        }
        onLinkClick={(_, { link }) =>
          setClicked(
            `${link.source.label} to ${link.target.label}: ${format(link.value)}`,
          )
        }
        sx={{ [`& .${sankeyPlotClasses.links} path:hover`]: { opacity: 0.7 } }}
      />
      <Typography align="center" aria-live="polite">
        {clicked}
      </Typography>
    </Box>
  );
}
