import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessageGate, MAX_MESSAGES_PER_SECOND } from './createMessageGate.ts';
import type { FromFrame } from './liveMessages.ts';

const log = (text: string): FromFrame => ({ type: 'console', id: 'a', level: 'log', text });
const height = (value: number): FromFrame => ({ type: 'height', id: 'a', height: value });
const error = (message: string): FromFrame => ({ type: 'error', id: 'a', message, stack: '' });

function setup() {
  const delivered: FromFrame[] = [];
  const onFlood = vi.fn<() => void>();
  const gate = createMessageGate((message) => delivered.push(message), onFlood);
  const take = (...messages: FromFrame[]) => {
    for (const message of messages) gate.take(() => message);
  };
  return { delivered, onFlood, gate, take };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createMessageGate', () => {
  it('delivers messages in batches', () => {
    const { delivered, take } = setup();
    take(log('a'), log('b'));
    expect(delivered).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual([log('a'), log('b')]);
  });

  it('keeps the last height and the first error of a batch', () => {
    const { delivered, take } = setup();
    take(height(1), error('cause'), height(2), error('effect'));
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual([height(2), error('cause')]);
  });

  it('keeps as many lines as the console shows', () => {
    const { delivered, take } = setup();
    take(...Array.from({ length: 450 }, (_, index) => log(String(index))));
    vi.advanceTimersByTime(100);
    expect(delivered.length).toBeLessThanOrEqual(400);
    expect(delivered.at(-1)).toEqual(log('449'));
  });

  it('delivers ready and rendered immediately, in order, and only once', () => {
    const { delivered, take } = setup();
    take({ type: 'ready', id: 'a' }, log('a'), { type: 'rendered', id: 'a' });
    take({ type: 'rendered', id: 'a' });
    expect(delivered.map(({ type }) => type)).toEqual(['ready', 'console', 'rendered']);
  });

  it('closes if a frame sends too much, without reading the rest', () => {
    const { delivered, onFlood, gate } = setup();
    const read = vi.fn<() => FromFrame>(() => log('flood'));
    for (let count = 0; count < 100_000; count += 1) gate.take(read);
    vi.advanceTimersByTime(1000);
    expect(onFlood).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledTimes(MAX_MESSAGES_PER_SECOND);
    expect(delivered).toEqual([]);
  });

  it('resets the limit every second', () => {
    const { onFlood, take } = setup();
    for (let second = 0; second < 3; second += 1) {
      take(...Array.from({ length: MAX_MESSAGES_PER_SECOND }, () => log('a')));
      vi.advanceTimersByTime(1000);
    }
    expect(onFlood).not.toHaveBeenCalled();
  });

  it('delivers nothing after it is closed', () => {
    const { delivered, gate, take } = setup();
    take(log('a'));
    gate.close();
    vi.advanceTimersByTime(1000);
    expect(delivered).toEqual([]);
  });
});
