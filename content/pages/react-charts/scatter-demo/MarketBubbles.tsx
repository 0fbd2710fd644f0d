import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { sales } from '#data/sales';

const markets = [...new Set(sales.map(({ country }) => country))]
  .map((country) => {
    const rows = sales.filter((sale) => sale.country === country);
    const revenue = rows.reduce((sum, sale) => sum + sale.revenue, 0);
    const profit = rows.reduce((sum, sale) => sum + sale.profit, 0);
    const units = rows.reduce((sum, sale) => sum + sale.units, 0);
    return { country, revenue, margin: (profit / revenue) * 100, units };
  })
  // Large bubbles first, so that small ones are on top of them.
  .sort((a, b) => b.units - a.units);

// These names aren't above their bubbles, because they would cover others.
const below = new Set(['Finland', 'Greece', 'Ireland', 'Italy', 'Sweden']);
const beside = new Set(['Romania']);

function Bubble({ dataIndex, x, y, color, isHighlighted }: ScatterMarkerProps) {
  const theme = useTheme();
  const { width } = useDrawingArea();
  const { country, units } = markets[dataIndex];
  // The area of the circle, not its radius, is in proportion to the units.
  const radius = Math.sqrt(units) * (width < 400 ? 0.2 : 0.3);
  const textY = below.has(country) ? radius + 14 : -radius - 4;

  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={radius} fill={color} opacity={isHighlighted ? 0.9 : 0.5} />
      <text
        x={beside.has(country) ? radius + 4 : 0}
        y={beside.has(country) ? 4 : textY}
        // In right-to-left pages, 'start' would otherwise be the right edge.
        style={{ direction: 'ltr' }}
        textAnchor={beside.has(country) ? 'start' : 'middle'}
        fontSize={12}
        fill={(theme.vars ?? theme).palette.text.primary}
      >
        {country}
      </text>
    </g>
  );
}

export default function MarketBubbles() {
  return (
    <ScatterChart
      aria-label="Twelve countries by revenue, margin, and units"
      height={380}
      hideLegend
      slots={{ marker: Bubble }}
      voronoiMaxRadius={30}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Revenue (thousand €)', min: 0, max: 1300 }]}
      yAxis={[{ label: 'Profit margin (%)', width: 52, min: 34, max: 46 }]}
      series={[
        {
          label: 'Markets',
          highlightScope: { highlight: 'item' },
          data: markets.map(({ country, revenue, margin }) => ({
            id: country,
            x: revenue / 1000,
            y: margin,
          })),
          valueFormatter: (value, { dataIndex }) =>
            value &&
            `${value.id}: ${value.y.toFixed(1)}%, ${markets[dataIndex].units} units`,
        },
      ]}
    />
  );
}
