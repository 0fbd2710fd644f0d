import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
type Stock = keyof typeof names;
const ids = Object.keys(names) as Stock[];
const euros = (value: number | null) =>
  `€${Math.round(value ?? 0).toLocaleString('en')}`;

export default function PortfolioValue() {
  const theme = useTheme();
  const [shares, setShares] = useState({ tern: 120, osprey: 60, heron: 200 });
  const valueOn = (index: number) =>
    ids.reduce((sum, id) => sum + shares[id] * stocks[index][id].close, 0);
  const paid = valueOn(0);
  const worth = valueOn(stocks.length - 1);
  const change = (worth / paid - 1).toLocaleString('en', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {ids.map((id) => (
          <Box key={id} sx={{ flex: '1 1 140px' }}>
            <Typography variant="body2">
              {shares[id]} shares of {names[id]}
            </Typography>
            <Slider
              size="small"
              aria-label={`Shares of ${names[id]}`}
              min={10}
              max={300}
              step={10}
              value={shares[id]}
              onChange={(_, value) =>
                setShares({ ...shares, [id]: Number(value) })
              }
            />
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ px: 1 }}>
        Worth {euros(worth)} at the end of the year ({change})
      </Typography>
      <LineChart
        aria-label="Value of three stocks in 2025"
        height={360}
        skipAnimation
        xAxis={[
          {
            data: stocks.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
          },
        ]}
        yAxis={[{ width: 68, valueFormatter: euros }]}
        series={ids.map((id) => ({
          id,
          label: names[id],
          data: stocks.map((day) => day[id].close * shares[id]),
          stack: 'portfolio',
          area: true,
          showMark: false,
          valueFormatter: euros,
        }))}
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.6 } }}
      >
        <ChartsReferenceLine
          y={paid}
          label={`Paid ${euros(paid)}`}
          labelAlign="start"
          lineStyle={{ strokeDasharray: '6 4', strokeWidth: 2 }}
          // An outline keeps the text readable on top of the areas.
          labelStyle={{
            // In right-to-left pages, the start would be the right edge.
            direction: 'ltr',
            fontSize: 13,
            fontWeight: 600,
            paintOrder: 'stroke',
            stroke: (theme.vars ?? theme).palette.background.paper,
            strokeWidth: 4,
          }}
        />
      </LineChart>
    </Box>
  );
}
