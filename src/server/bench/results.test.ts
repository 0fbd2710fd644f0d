import { describe, expect, it } from 'vitest';
import { formatResults, judgeResults } from './results.ts';
import type { Result } from './results.ts';

const result = (name: Result['name'], kind: Result['kind'], requestsPerSecond: number): Result => ({
  name,
  kind,
  requests: requestsPerSecond * 8,
  cpuSeconds: 16,
  requestsPerSecond,
  megabytesPerSecond: 100,
  medianMs: 2.04,
  p99Ms: 12.34,
  errors: 0,
});
const good = [
  result('this server', 'compressed', 30_000),
  result('this server', 'feedback', 5000),
  result('nginx, copies on', 'compressed', 50_000),
  result('serve', 'compressed', 3000),
];

describe('bench results', () => {
  it('are formatted as a table with ratios', () => {
    expect(formatResults(good)).toMatchInlineSnapshot(`
      "server            load        req/s  req/CPU s  MB/s  p50 ms  p99 ms  errors  this / other
      this server       compressed  30000      15000   100     2.0    12.3       0
      this server       feedback     5000       2500   100     2.0    12.3       0
      nginx, copies on  compressed  50000      25000   100     2.0    12.3       0          0.60
      serve             compressed   3000       1500   100     2.0    12.3       0         10.00
      "
    `);
  });

  it('pass when every goal is met', () => {
    expect(judgeResults(good).map(({ isMet }) => isMet)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('name the goals that are not met', () => {
    const bad = good.map((row) => ({
      ...row,
      requests: 8000,
      requestsPerSecond: 1000,
      p99Ms: 60,
      errors: 2,
    }));
    bad[2] = result('nginx, copies on', 'compressed', 50_000);
    expect(judgeResults(bad).map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "FAIL delivery at least 0.5 of nginx, copies on: 0.02",
        "FAIL delivery at least 1.5 of serve: 1",
        "FAIL at least 0.56 of nginx per CPU second: 0.02",
        "FAIL p99 under 50 ms: 60",
        "FAIL at least 2000 posts a second: 1000",
        "FAIL no errors: 4",
      ]
    `);
  });

  it("report goals that couldn't be measured", () => {
    expect(judgeResults([]).map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "?    delivery at least 0.5 of nginx, copies on: NOT MEASURED",
        "?    delivery at least 1.5 of serve: NOT MEASURED",
        "?    at least 0.56 of nginx per CPU second: NOT MEASURED",
        "?    p99 under 50 ms: NOT MEASURED",
        "?    at least 2000 posts a second: NOT MEASURED",
        "?    no errors: NOT MEASURED",
      ]
    `);
  });
});
