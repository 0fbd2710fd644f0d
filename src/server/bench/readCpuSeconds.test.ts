import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCpuSeconds } from './readCpuSeconds.ts';

it.runIf(existsSync('/proc'))('counts the time of a process', () => {
  const before = readCpuSeconds(process.pid) ?? Number.NaN;
  const end = process.cpuUsage().user + 300_000;
  while (process.cpuUsage().user < end);
  const used = (readCpuSeconds(process.pid) ?? Number.NaN) - before;
  expect(used).toBeGreaterThan(0.2);
  expect(used).toBeLessThan(3);
});

it('returns nothing for a process that has ended', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(readCpuSeconds(pid)).toBeUndefined();
});
