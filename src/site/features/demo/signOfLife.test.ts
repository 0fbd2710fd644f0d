// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNS_OF_LIFE, onSignOfLife, untilSignOfLife } from './signOfLife.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('onSignOfLife', () => {
  it.each(SIGNS_OF_LIFE)('calls back once at the first %s', (type) => {
    const run = vi.fn();
    onSignOfLife(run);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    dispatchEvent(new Event('keydown'));
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('untilSignOfLife', () => {
  const watch = () => {
    const run = vi.fn();
    void untilSignOfLife().then(run);
    return run;
  };

  it('ends with a sign of life', async () => {
    const run = watch();
    await vi.advanceTimersByTimeAsync(500);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalled();
  });

  it('ends after a while if the reader does nothing', async () => {
    const run = watch();
    await vi.advanceTimersByTimeAsync(7_900);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(run).toHaveBeenCalled();
  });
});
