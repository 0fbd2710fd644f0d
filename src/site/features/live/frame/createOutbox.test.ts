import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './createOutbox.ts';
import type { Outgoing } from './createOutbox.ts';

const height = (value: number): Outgoing => ({ type: 'height', height: value });
const error = (message: string): Outgoing => ({ type: 'error', message, stack: '' });
const line = (text: string): Outgoing => ({ type: 'console', level: 'log', text });

function setup() {
  const posted: Outgoing[] = [];
  const send = createOutbox((message) => posted.push(message));
  return { posted, send };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends the first message of each type immediately', () => {
  const { posted, send } = setup();
  send(line('a'));
  send(height(1));
  expect(posted).toEqual([line('a'), height(1)]);
});

it('keeps the last height and the first error until the pause is over', () => {
  const { posted, send } = setup();
  send(height(1));
  for (let count = 2; count <= 1000; count += 1) send(height(count));
  send(error('cause'));
  send(error('effect'));
  expect(posted).toEqual([height(1)]);
  vi.advanceTimersByTime(100);
  expect(posted).toEqual([height(1), height(1000), error('cause')]);
  vi.advanceTimersByTime(1000);
  expect(posted).toHaveLength(3);
});

it('sends at most ten heights per second, and always the last one', () => {
  const { posted, send } = setup();
  for (let count = 0; count < 1000; count += 1) {
    send(height(count));
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(100);
  expect(posted.length).toBeLessThanOrEqual(12);
  expect(posted.at(-1)).toEqual(height(999));
});

it('sends lines immediately, because a timer never runs during an endless loop', () => {
  const { posted, send } = setup();
  send(height(1));
  send(line('a'));
  send(line('b'));
  expect(posted).toEqual([height(1), line('a'), line('b')]);
});
