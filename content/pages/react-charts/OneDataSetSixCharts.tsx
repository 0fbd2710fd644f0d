import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { energy } from '#data/energy';
import { amounts, MONTHS, prices, shares, sumUp, YEARS } from './energyViews';

const size = { height: 200, margin: { top: 8, bottom: 0, left: 0, right: 28 } };
const year = energy.filter(({ month }) => month.getFullYear() === 2025);
const gigawattHours = (value: number | null) =>
  `${Math.round(value ?? 0).toLocaleString('en')} GWh`;
const percent = (value: number) => `${Math.round(value * 100)}%`;

function View(props: { question: string; hides: string; children: ReactNode }) {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{props.question}</Typography>
      {props.children}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {props.hides}
      </Typography>
    </Card>
  );
}

export default function OneDataSetSixCharts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
        },
        width: '100%',
      }}
    >
      <View
        question="Which source delivers the most?"
        hides="Sorted bars rank five amounts. They hide the seasons."
      >
        <BarChart
          {...size}
          aria-label="Electricity in 2025 by source"
          layout="horizontal"
          yAxis={[{ data: amounts.map(({ label }) => label), width: 64 }]}
          xAxis={[{ tickNumber: 3 }]}
          grid={{ vertical: true, horizontal: false }}
          series={[
            {
              data: amounts.map(({ value }) => value),
              valueFormatter: gigawattHours,
            },
          ]}
          hideLegend
        />
      </View>
      <View
        question="How do wind and sun vary?"
        hides="Lines show two opposite seasons. They hide the total."
      >
        <LineChart
          {...size}
          aria-label="Wind and solar power by month of 2025"
          xAxis={[
            {
              data: MONTHS,
              scaleType: 'point',
              height: 24,
              tickInterval: (_month: string, index: number) => index % 3 === 0,
            },
          ]}
          yAxis={[{ width: 36, tickNumber: 4 }]}
          series={(['wind', 'solar'] as const).map((source) => ({
            label: source === 'wind' ? 'Wind' : 'Solar',
            data: year.map((month) => month[source]),
            shape: source === 'wind' ? 'circle' : 'square',
            showMark: true,
            valueFormatter: gigawattHours,
          }))}
        />
      </View>
      <View
        question="How does the mix change?"
        hides="Stacked bars show production and what gas lost. The parts in the middle are hard to compare."
      >
        <BarChart
          {...size}
          aria-label="Electricity produced by source from 2023 to 2025"
          xAxis={[{ data: YEARS, height: 24 }]}
          yAxis={[{ width: 48, tickNumber: 4 }]}
          series={(['gas', 'hydro', 'wind', 'solar'] as const).map(
            (source) => ({
              label: source[0].toUpperCase() + source.slice(1),
              data: YEARS.map((name) => sumUp(source, Number(name))),
              stack: 'all',
              valueFormatter: gigawattHours,
            }),
          )}
        />
      </View>
      <View
        question="What share is renewable?"
        hides="A pie shows three parts of one whole. It hides every other year."
      >
        <PieChart
          height={200}
          aria-label="Shares of the electricity in 2025"
          series={[
            {
              data: shares,
              arcLabel: 'formattedValue',
              valueFormatter: ({ value }) => percent(value),
              innerRadius: 36,
            },
          ]}
          sx={(theme) => ({
            '& text.MuiPieArcLabel-root': {
              fill: (theme.vars ?? theme).palette.background.paper,
            },
          })}
        />
      </View>
      <View
        question="Are renewable months cheaper?"
        hides="Points show that renewable months are cheaper. They hide the order of the months."
      >
        <ScatterChart
          {...size}
          aria-label="Price and renewable share of 36 months"
          xAxis={[
            {
              label: 'Renewable share',
              min: 0.4,
              max: 1.1,
              valueFormatter: percent,
            },
          ]}
          yAxis={[{ label: 'Price (€/MWh)', min: 30, max: 90, tickNumber: 4 }]}
          series={[
            {
              data: energy.map(({ renewable, price }, id) => ({
                id,
                x: renewable,
                y: price,
              })),
              markerSize: 4,
            },
          ]}
          hideLegend
        />
      </View>
      <View
        question="Which prices are common?"
        hides="A histogram counts months by price. It hides which months they are."
      >
        <BarChart
          {...size}
          aria-label="Months by price"
          xAxis={[
            {
              label: 'Price (€/MWh)',
              data: prices.map(({ from }) => `${from}–${from + 10}`),
              categoryGapRatio: 0.05,
            },
          ]}
          yAxis={[{ label: 'Months', width: 48, tickMinStep: 2 }]}
          series={[
            {
              data: prices.map(({ count }) => count),
              valueFormatter: (value) =>
                value === 1 ? '1 month' : `${value} months`,
            },
          ]}
          hideLegend
        />
      </View>
    </Box>
  );
}
