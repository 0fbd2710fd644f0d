import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from './createHeartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('pings every second, and notices when the frame stops and resumes responding', () => {
  const ask = vi.fn<() => void>();
  const onChange = vi.fn<(isResponsive: boolean) => void>();
  const heartbeat = createHeartbeat(ask, onChange);
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledTimes(second + 1);
    heartbeat.answer();
  }
  expect(onChange).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1000);
  expect(heartbeat.getDelay()).toBe(0);
  vi.advanceTimersByTime(3000);
  expect(heartbeat.getDelay()).toBe(3000);
  expect(onChange.mock.calls).toEqual([[false]]);
  heartbeat.answer();
  expect(onChange.mock.calls).toEqual([[false], [true]]);

  heartbeat.stop();
  const asked = ask.mock.calls.length;
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});
