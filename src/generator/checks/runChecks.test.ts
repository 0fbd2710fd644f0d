import { describe, expect, it, vi } from 'vitest';
import { DocsError } from '#model/errors/DocsError.ts';
import { runChecks } from './runChecks.ts';

const fault = new DocsError('It is wrong.', { file: 'a.ts', line: 3, hint: 'fix it.' });

describe('runChecks', () => {
  it('runs all checks and reports all faults at the end', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const outcomes = await runChecks([
      { name: 'first', run: () => ({ faults: [fault, fault] }) },
      { name: 'second', run: async () => ({ faults: [], notes: ['12 pages'] }) },
    ]);
    expect(outcomes.map(({ name, faults }) => [name, faults.length])).toEqual([
      ['first', 2],
      ['second', 0],
    ]);
    const text = log.mock.calls
      .flat()
      .join('\n')
      .replace(/\d+ ms/g, '? ms');
    expect(text).toMatchInlineSnapshot(`
      "first                   ? ms  2 faults
      second                  ? ms  ok

      second:
        12 pages

      first

      a.ts:3
        It is wrong.
        Hint: fix it.

      a.ts:3
        It is wrong.
        Hint: fix it."
    `);
  });

  it('runs the given number of checks in parallel', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    let running = 0;
    let most = 0;
    const check = {
      name: 'slow',
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return { faults: [] };
      },
    };
    await runChecks([check, check, check, check], 2);
    expect(most).toBe(2);
  });
});
