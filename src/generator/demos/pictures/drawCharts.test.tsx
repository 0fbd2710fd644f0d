import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts-pro/Gauge';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadChartDrawer } from './drawCharts.ts';

const bars = (
  <BarChart height={200} series={[{ data: [2, 4] }]} yAxis={[{ label: 'Tons', width: 50 }]} />
);

// In tests, charts don't animate and don't wait for a browser.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

it('draws charts of the given sizes with the values they end up with', async () => {
  const draw = await loadChartDrawer();
  const html = draw([[400, 200]], () => renderToString(bars)) ?? '';
  expect(html).toContain('viewBox="0 0 400 200"');
  const heights = Array.from(html.matchAll(/<rect[^>]* height="([\d.]+)"[^>]*MuiBarElement/g));
  expect(heights.map(([, height]) => Number(height) > 0)).toEqual([true, true]);
  expect(html).toContain('Tons');
});

it('draws the charts of the Pro package, which may be of another version', async () => {
  const draw = await loadChartDrawer();
  const html = draw([[120, 90]], () => renderToString(<Gauge value={40} height={90} />));
  expect(html).toContain('viewBox="0 0 120 90"');
});

it('puts lines of text as far apart as the page does', async () => {
  const draw = await loadChartDrawer();
  const gauge = <Gauge value={40} height={90} text={'40\n%'} />;
  expect(draw([[120, 90]], () => renderToString(gauge))).toContain('dy="26px"');
});

it('draws nothing if there is another number of charts than was measured', async () => {
  const draw = await loadChartDrawer();
  expect(draw([], () => renderToString(bars))).toBeUndefined();
});

it('leaves charts and the environment as they were', async () => {
  const draw = await loadChartDrawer();
  const before = renderToString(bars);
  draw([[400, 200]], () => renderToString(bars));
  expect(renderToString(bars)).toBe(before);
  expect('window' in globalThis || 'document' in globalThis).toBe(false);
});
