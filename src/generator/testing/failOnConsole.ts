import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Noise on the console is a fault that nobody looked at. A test that expects some says so:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const LEVELS = ['error', 'warn'] as const;
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  if (noise.length > 0) throw new Error(`The test wrote to the console.\n${noise.join('\n')}`);
});
