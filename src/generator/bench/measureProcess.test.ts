import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureProcess, parseProcesses, sumMemory } from './measureProcess.ts';

describe('sumMemory', () => {
  const processes = parseProcesses('  1   0  100\n 12   1 2000\n 13  12   30\n 14   1    5\n');

  it.each([
    [12, 2030],
    [1, 2135],
    [13, 30],
    [99, 0],
  ])('adds what process %d and its children use', (id, memory) => {
    expect(sumMemory(id, processes)).toBe(memory);
  });
});

describe('measureProcess', () => {
  it('measures time and memory, and fails with what the process printed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-measure-'));
    const file = path.join(folder, 'run.mjs');
    writeFileSync(
      file,
      `const kept = Buffer.alloc(200 * 1024 * 1024, 1);
       console.log(process.env.GREETING, kept.length > 0);
       setTimeout(() => process.exit(process.argv[2] === 'fail' || kept[0] !== 1 ? 1 : 0), 1200);`,
    );
    const { seconds, peakMemory, output } = await measureProcess(file, [], { GREETING: 'hello' });
    expect(output).toBe('hello true\n');
    expect(seconds).toBeGreaterThan(1.2);
    expect(peakMemory).toBeGreaterThan(200);
    await expect(measureProcess(file, ['fail'], { GREETING: 'hi' })).rejects.toThrow('hi true');
    rmSync(folder, { recursive: true });
  });
});
