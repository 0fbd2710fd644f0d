import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { readTables } from './readTables.ts';
import { loadTableMaker } from './loadTableMaker.ts';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  // Packages of paid plans print their license notice.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const months = ['Jan', 'Feb'];

it('reads the slices of a pie, one table per ring', async () => {
  const slice = { label: 'Oak', value: 2 };
  const rings = [
    { data: [slice], valueFormatter: ({ value }: { value: number }) => `${value} ha` },
    { data: [slice, { value: 3 }] },
  ];
  expect(await readTables(<PieChart series={rings} />)).toEqual([
    { columns: [{ key: 'category' }, { key: 'value' }], rows: [['Oak', '2 ha']] },
    {
      columns: [{ key: 'category' }, { key: 'value' }],
      rows: [
        ['Oak', '2'],
        ['2', '3'],
      ],
    },
  ]);
});

it('reads the points of a scatter chart', async () => {
  const chart = (
    <ScatterChart
      xAxis={[{ label: 'Length' }]}
      yAxis={[{ label: 'Width', valueFormatter: (value: number) => `${value} mm` }]}
      series={[
        { label: 'North', data: [{ id: 1, x: 41, y: 20 }] },
        { label: 'South', data: [{ id: 2, x: 4100, y: 24, z: 9 }] },
      ]}
    />
  );
  expect(await readTables(chart)).toEqual([
    {
      columns: [{ key: 'series' }, 'Length', 'Width', { key: 'z' }],
      rows: [
        ['North', '41', '20 mm', ''],
        ['South', '4,100', '24 mm', '9'],
      ],
    },
  ]);
});

it('takes the names of points from their tooltip', async () => {
  const series = [{ data: [{ x: 1, y: 2 }], valueFormatter: () => 'Ridge well' }];
  const [table] = await readTables(<ScatterChart series={series} />);
  expect(table?.columns).toEqual([{ key: 'point' }, { key: 'x' }, { key: 'y' }]);
  expect(table?.rows).toEqual([['Ridge well', '1', '2']]);
});

it('arranges a heatmap like the chart and takes its name from the figure around it', async () => {
  const chart = (
    <figure aria-label="Bicycles">
      <Heatmap
        xAxis={[{ data: ['Mon', 'Tue'] }]}
        yAxis={[{ data: ['06:00', '09:00'], label: 'Hour' }]}
        series={[
          {
            data: [
              [0, 0, 34],
              [1, 0, 31],
              [1, 1, 91],
            ],
            valueFormatter: ([, , n]) => `${n} b`,
          },
        ]}
      />
    </figure>
  );
  expect(await readTables(chart)).toEqual([
    {
      name: 'Bicycles',
      columns: ['Hour', 'Mon', 'Tue'],
      rows: [
        ['06:00', '34 b', '31 b'],
        ['09:00', '', '91 b'],
      ],
    },
  ]);
});

it('reads the links of a Sankey chart', async () => {
  const data = {
    nodes: [{ id: 'gas', label: 'Gas' }],
    links: [{ source: 'gas', target: 'House', value: 38 }],
  };
  const valueFormatter = (value: number, { type }: { type: string }) => `${value} kWh, ${type}`;
  expect(await readTables(<SankeyChart series={{ data, valueFormatter }} />)).toEqual([
    {
      columns: [{ key: 'from' }, { key: 'to' }, { key: 'value' }],
      rows: [['Gas', 'House', '38 kWh, link']],
    },
  ]);
});

it('names the stages of compared funnels by their axis', async () => {
  const createItems = (label: string, values: number[]) =>
    values.map((value) => ({ value, label }));
  const chart = (
    <FunnelChart
      categoryAxis={{ categories: ['Asked', 'Stayed'] }}
      series={[{ data: createItems('2025', [310, 150]) }, { data: createItems('2026', [260, 90]) }]}
    />
  );
  const tables = await readTables(chart);
  expect(tables.map(({ note, rows }) => [note, ...rows])).toEqual([
    ['2025', ['Asked', '310'], ['Stayed', '150']],
    ['2026', ['Asked', '260'], ['Stayed', '90']],
  ]);
});

it('lists all gauges in one table', async () => {
  const charts = (
    <>
      <Gauge aria-label="Berths" value={81} />
      <Gauge aria-label="Outside" value={18} valueMin={-20} valueMax={40} aria-valuetext="18 °C" />
      <Gauge aria-label="Broken" value={null} />
    </>
  );
  expect(await readTables(charts)).toEqual([
    {
      columns: [{ key: 'gauge' }, { key: 'value' }, { key: 'minimum' }, { key: 'maximum' }],
      rows: [
        ['Berths', '81', '0', '100'],
        ['Outside', '18 °C', '-20', '40'],
      ],
    },
  ]);
});

it('gives charts with the same data one table and leaves out hidden ones', async () => {
  const series = [{ data: [1, 2] }];
  const charts = (
    <>
      <BarChart title="Bars" xAxis={[{ data: months }]} series={series} />
      <div aria-hidden="true">
        <LineChart xAxis={[{ data: ['a', 'b'], scaleType: 'point' }]} series={series} />
      </div>
      <LineChart aria-label="Line" xAxis={[{ data: months, scaleType: 'point' }]} series={series} />
    </>
  );
  expect((await readTables(charts)).map(({ name }) => name)).toEqual(['Bars, Line']);
});

it.each([
  [200, 200, undefined],
  [201, 200, 201],
  [2000, 200, 2000],
])('shows of %i rows %i', async (count, shown, total) => {
  const data = Array.from({ length: count }, (_, index) => index);
  const [table] = await readTables(<LineChartPro series={[{ data }]} />);
  expect(table?.rows).toHaveLength(shown);
  expect(table?.total).toBe(total);
});

it.each([
  ['too many points to read', Array.from({ length: 2001 }, () => 1)],
  ['no data', []],
])('has no table of %s', async (_, data) => {
  expect(await readTables(<LineChart series={[{ data }]} />)).toEqual([]);
});

it('leaves charts as they were', async () => {
  const chart = <BarChart series={[{ data: [1] }]} />;
  const before = renderToString(chart);
  const { createTables } = await loadTableMaker();
  const { output } = createTables(() => ({ html: renderToString(chart) }));
  expect(output.html).not.toBe(before);
  expect(renderToString(chart)).toBe(before);
});
