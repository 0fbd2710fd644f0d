import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { beforeEach, expect, it, vi } from 'vitest';
import { readTables } from './readTables.ts';

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

const months = ['Jan', 'Feb'];

it('reads bars from a data set and formats their values', async () => {
  const dataset = [
    { year: 2025, oats: 31.5, rye: null },
    { year: 2026, oats: 1200, rye: 26 },
  ];
  const chart = (
    <BarChart
      aria-label="Harvest"
      dataset={dataset}
      xAxis={[{ dataKey: 'year', scaleType: 'band' }]}
      yAxis={[{ label: 'Weight (t)' }]}
      series={[
        { dataKey: 'oats', label: 'Oats' },
        {
          dataKey: 'rye',
          label: 'Rye',
          valueFormatter: (value) => (value === null ? null : `${value} t`),
        },
      ]}
    />
  );
  expect(await readTables(chart)).toEqual([
    {
      name: 'Harvest',
      note: 'Weight (t)',
      columns: [{ key: 'category' }, 'Oats', 'Rye'],
      rows: [
        ['2025', '31.5', ''],
        ['2026', '1,200', '26 t'],
      ],
    },
  ]);
});

it('finds the categories of horizontal bars on the y-axis', async () => {
  const chart = (
    <BarChart
      layout="horizontal"
      yAxis={[{ data: ['Volga', 'Rhine'], label: 'River' }]}
      xAxis={[{ label: 'Length (km)' }]}
      series={[{ data: [3530, 1230], label: 'Length' }]}
    />
  );
  expect(await readTables(chart)).toEqual([
    {
      columns: ['River', 'Length (km)'],
      rows: [
        ['Volga', '3,530'],
        ['Rhine', '1,230'],
      ],
    },
  ]);
});

it('adds the labels of several value axes to the columns', async () => {
  const chart = (
    <LineChart
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'warm', label: 'Temperature (°C)' },
      ]}
      series={[
        { data: [61, 54], label: 'Rain', yAxisId: 'rain' },
        { data: [3, 5], label: 'Cellar', yAxisId: 'warm' },
      ]}
    />
  );
  const [table] = await readTables(chart);
  expect(table?.columns).toEqual([{ key: 'category' }, 'Rain (mm)', 'Cellar: Temperature (°C)']);
});

it.each([
  ['days', [new Date(2026, 2, 1), new Date(2026, 2, 2)], ['2026-03-01', '2026-03-02']],
  [
    'times',
    [new Date(2026, 2, 1), new Date(2026, 2, 1, 14, 30)],
    ['2026-03-01 00:00', '2026-03-01 14:30'],
  ],
])('writes %s in the same form everywhere', async (_, data, expected) => {
  const chart = <LineChart xAxis={[{ data, scaleType: 'time' }]} series={[{ data: [1, 2] }]} />;
  const [table] = await readTables(chart);
  expect(table?.columns).toEqual([{ key: 'date' }, { key: 'value' }]);
  expect(table?.rows.map(([header]) => header)).toEqual(expected);
});

it('formats dates the way the axis does', async () => {
  const axis = {
    data: [new Date(2026, 2, 1)],
    scaleType: 'time' as const,
    valueFormatter: (date: Date, { location }: { location: string }) =>
      `${location} ${date.getFullYear()}`,
  };
  const [table] = await readTables(<LineChart xAxis={[axis]} series={[{ data: [1] }]} />);
  expect(table?.rows).toEqual([['tooltip 2026', '1']]);
});

it('keeps values that the tooltip leaves out, but not the spacers under a waterfall', async () => {
  const hidden = () => null;
  const chart = (
    <BarChart
      xAxis={[{ data: months }]}
      series={[
        { data: [1, 2], valueFormatter: hidden },
        { data: [3, 4], label: 'Limit', valueFormatter: hidden },
      ]}
    />
  );
  expect(await readTables(chart)).toEqual([
    {
      columns: [{ key: 'category' }, 'Limit'],
      rows: [
        ['Jan', '3'],
        ['Feb', '4'],
      ],
    },
  ]);
});

it('reads the metrics of a radar', async () => {
  const series = [{ data: [8, 6], label: 'Cutter' }];
  const [table] = await readTables(
    <RadarChart radar={{ metrics: ['Speed', 'Load'] }} series={series} />,
  );
  expect(table?.rows).toEqual([
    ['Speed', '8'],
    ['Load', '6'],
  ]);
});

it('counts the values of a sparkline', async () => {
  expect(await readTables(<SparkLineChart aria-label="Commits" data={[4, 7]} />)).toEqual([
    {
      name: 'Commits',
      columns: [{ key: 'index' }, { key: 'value' }],
      rows: [
        ['0', '4'],
        ['1', '7'],
      ],
    },
  ]);
});
