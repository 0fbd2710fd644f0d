import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { alpha, styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { sales, type Sale } from '#data/sales';

const regions = ['North', 'East', 'West', 'South'] as const;
// Readable next to white and next to black.
const colors = ['#4a8fe0', '#c27a1c', '#2f9c8c', '#d765a5'];
const lines = ['Skis', 'Tents', 'Boots', 'Packs', 'Lanterns'] as const;
const measures = { revenue: 'euros', units: 'pieces', returns: 'returns' };
type Measure = keyof typeof measures;

function total(measure: Measure, isChosen: (sale: Sale) => boolean) {
  return sales.filter(isChosen).reduce((sum, sale) => sum + sale[measure], 0);
}

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center({ amount, unit }: { amount: string; unit: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Text x={left + width / 2} y={top + height / 2}>
      <tspan x={left + width / 2} dy={-9} fontSize={20} fontWeight={600}>
        {amount}
      </tspan>
      <tspan x={left + width / 2} dy={20} fontSize={13}>
        {unit}
      </tspan>
    </Text>
  );
}

export default function SalesRings() {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const inner = regions.map((region, index) => ({
    id: region,
    label: region,
    color: colors[index],
    value: total(measure, (sale) => sale.region === region),
  }));
  const outer = regions
    .flatMap((region, index) =>
      lines.map((line) => ({
        id: `${region}, ${line}`,
        color: alpha(colors[index], 0.5),
        value: total(
          measure,
          (sale) => sale.region === region && sale.line === line,
        ),
      })),
    )
    .filter(({ value }) => value > 0);
  const sum = inner.reduce((all, { value }) => all + value, 0);
  const format = (value: number) =>
    `${value.toLocaleString('en')} ${measures[measure]} (${Math.round((value / sum) * 100)}%)`;
  const highlightScope = { highlight: 'item', fade: 'global' } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Measure"
        value={measure}
        onChange={(_, value: Measure | null) => value && setMeasure(value)}
      >
        <ToggleButton value="revenue">Revenue</ToggleButton>
        <ToggleButton value="units">Units</ToggleButton>
        <ToggleButton value="returns">Returns</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        aria-label="Sales by region and by product line"
        height={380}
        series={[
          {
            id: 'regions',
            data: inner,
            innerRadius: '36%',
            outerRadius: '58%',
            highlightScope,
            valueFormatter: ({ value }) => format(value),
          },
          {
            id: 'lines',
            data: outer,
            innerRadius: '60%',
            arcLabel: ({ id }) => String(id).split(', ')[1],
            arcLabelMinAngle: 18,
            highlightScope,
            valueFormatter: ({ id, value }) => `${id}: ${format(value)}`,
          },
        ]}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
        }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 12 } }}
      >
        <Center
          amount={sum.toLocaleString('en', { notation: 'compact' })}
          unit={measures[measure]}
        />
      </PieChart>
    </Box>
  );
}
