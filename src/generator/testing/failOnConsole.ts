import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Fails tests that write warnings or errors to the console, because they point to overlooked mistakes. A test can expect them:
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
