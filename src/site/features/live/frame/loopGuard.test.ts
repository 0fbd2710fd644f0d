import { describe, expect, it } from 'vitest';
import { createLoopGuard } from './loopGuard.ts';

function setup() {
  let time = 0;
  const callbacks: (() => void)[] = [];
  const guard = createLoopGuard({
    now: () => time,
    afterTask: (callback) => callbacks.push(callback),
  });
  return {
    /** Runs a loop with iterations that take this long. */
    loop(turns: number, turnMs: number) {
      for (let turn = 0; turn < turns; turn += 1) {
        guard();
        time += turnMs;
      }
    },
    endTask: () => callbacks.splice(0).forEach((callback) => callback()),
  };
}

describe('createLoopGuard', () => {
  it('stops a loop after 3 seconds', () => {
    const { loop } = setup();
    expect(() => loop(100_000, 1)).toThrow('A loop ran for more than 3 seconds and was stopped.');
  });

  it('stops the outer loop too, even if the error is caught inside', () => {
    const { loop } = setup();
    expect(() => {
      for (let count = 0; count < 5; count += 1) {
        try {
          loop(5000, 1);
        } catch {
          // Hostile code may swallow the first error.
        }
        loop(16, 0);
      }
    }).toThrow('A loop ran');
  });

  it('counts all loops of a task together, and starts again with the next task', () => {
    const { loop, endTask } = setup();
    loop(2000, 1);
    endTask();
    loop(2000, 1);
    expect(() => loop(2000, 1)).toThrow('A loop ran');
  });
});
