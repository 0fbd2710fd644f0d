import { describe, expect, it } from 'vitest';
import { LiveFault } from './LiveFault.ts';
import { INITIAL_STATE, reduceLive } from './liveState.ts';
import type { LiveEvent } from './liveState.ts';

const after = (...events: LiveEvent[]) => events.reduce(reduceLive, INITIAL_STATE);
const error: LiveEvent = { type: 'error', id: 'a', message: 'boom', stack: '' };
const log = (text: string): LiveEvent => ({ type: 'console', id: 'a', level: 'log', text });

describe('reduceLive', () => {
  it('keeps an error until a run without errors has rendered', () => {
    const fault = new LiveFault('syntax', 'no');
    expect(after({ type: 'fault', fault }, { type: 'running' }).fault).toBe(fault);
    expect(
      after({ type: 'fault', fault }, { type: 'running' }, { type: 'rendered' }).fault,
    ).toBeNull();
  });

  it('keeps the error of new code if an older run renders later', () => {
    const fault = new LiveFault('syntax', 'no');
    expect(
      after({ type: 'running' }, { type: 'fault', fault }, { type: 'rendered' }),
    ).toMatchObject({
      status: 'failed',
      fault,
    });
  });

  it('stays failed if a run renders despite an error', () => {
    expect(after({ type: 'running' }, error, { type: 'rendered' })).toMatchObject({
      status: 'failed',
      fault: { message: 'boom' },
    });
  });

  it('shows an error that occurs after rendering', () => {
    expect(after({ type: 'running' }, { type: 'rendered' }, error).status).toBe('failed');
  });

  it('counts repeated lines and starts over with each run', () => {
    expect(
      after(log('a'), log('a'), log('b')).lines.map(({ text, count }) => `${count} ${text}`),
    ).toEqual(['2 a', '1 b']);
    expect(after(log('a'), { type: 'running' }).lines).toEqual([]);
  });

  it('keeps the last 200 lines, each with a unique key', () => {
    const { lines } = after(...Array.from({ length: 250 }, (_, index) => log(String(index))));
    expect(lines).toHaveLength(200);
    expect(lines.at(-1)?.text).toBe('249');
    expect(new Set(lines.map((line) => line.key)).size).toBe(200);
  });

  it('drops old lines when the text gets long', () => {
    const { lines } = after(...['a', 'b', 'c'].map((letter) => log(letter.repeat(40_000))));
    expect(lines.map(({ text }) => text[0])).toEqual(['b', 'c']);
  });

  it('returns to the state before the code stopped responding', () => {
    expect(after({ type: 'rendered' }, { type: 'slow' }).status).toBe('slow');
    expect(after({ type: 'rendered' }, { type: 'slow' }, { type: 'responsive' }).status).toBe(
      'rendered',
    );
    expect(after(error, { type: 'slow' }, { type: 'responsive' }).status).toBe('failed');
  });

  it.each(['flooded', 'left'] as const)('reports why code that %s was stopped', (type) => {
    expect(after({ type: 'rendered' }, { type, isEmpty: true })).toMatchObject({
      status: 'stopped',
      isEmpty: true,
      fault: { kind: type },
    });
  });

  it('never reduces the height within a run', () => {
    const height = (value: number): LiveEvent => ({ type: 'height', id: 'a', height: value });
    expect(after(height(300), height(200)).height).toBe(300);
  });
});
