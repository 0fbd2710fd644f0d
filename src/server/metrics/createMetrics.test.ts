import { describe, expect, it } from 'vitest';
import { createMetrics } from './createMetrics.ts';
import type { Metrics } from './createMetrics.ts';

const working = { getState: () => Promise.resolve('ok' as const) };

async function readLines({ registry }: Metrics, name: string): Promise<string[]> {
  const text = await registry.metrics();
  return text.split('\n').filter((line) => line.startsWith(name));
}

describe('createMetrics', () => {
  it('counts requests by method, route, and status', async () => {
    const metrics = createMetrics(working);
    const start = performance.now();
    metrics.observe({ method: 'GET', target: '/x/introduction/', status: 200, start });
    metrics.observe({ method: 'GET', target: '/x/react-charts/bars/', status: 200, start });
    metrics.observe({ method: 'POST', target: '/feedback', status: 503, start });
    metrics.observe({ method: 'BREW', target: '/feedback', status: 405, start });
    expect(await readLines(metrics, 'x_docs_http_requests_total')).toEqual([
      'x_docs_http_requests_total{method="GET",route="page",status="200"} 2',
      'x_docs_http_requests_total{method="POST",route="/feedback",status="503"} 1',
      'x_docs_http_requests_total{method="other",route="/feedback",status="405"} 1',
    ]);
  });

  it('measures how long requests take, in seconds', async () => {
    const metrics = createMetrics(working);
    metrics.observe({ method: 'GET', target: '/', status: 200, start: performance.now() - 300 });
    const lines = await readLines(metrics, 'x_docs_http_request_duration_seconds_bucket');
    expect(lines.find((line) => line.includes('le="0.25"'))).toMatch(/ 0$/);
    expect(lines.find((line) => line.includes('le="0.5"'))).toMatch(/ 1$/);
  });

  it.each([
    ['ok', 1],
    ['unavailable', 0],
  ] as const)('reports a storage that is %s', async (state, value) => {
    const metrics = createMetrics({ getState: () => Promise.resolve(state) });
    expect(await readLines(metrics, 'x_docs_storage_up')).toEqual([`x_docs_storage_up ${value}`]);
  });

  it('reports memory and event loop lag', async () => {
    const metrics = createMetrics(working);
    expect(await readLines(metrics, 'process_resident_memory_bytes ')).toHaveLength(1);
    expect(await readLines(metrics, 'nodejs_eventloop_lag_seconds ')).toHaveLength(1);
  });
});
