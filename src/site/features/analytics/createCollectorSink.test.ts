// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteEvent } from '#model/analytics/SiteEvent.ts';
import { createCollectorSink } from './createCollectorSink.ts';
import type { EventSink } from './EventSink.ts';

const event = (label: string): SiteEvent => ({ name: 'search', action: 'no-result', label });

let sink: EventSink | undefined;
afterEach(() => {
  sink?.stop();
  vi.unstubAllGlobals();
});

function start() {
  const batches: string[][] = [];
  sink = createCollectorSink('/events', (url, body) => {
    expect(url).toBe('/events');
    const events = JSON.parse(body) as { label: string }[];
    batches.push(events.map(({ label }) => label));
  });
  return { sink, batches };
}

describe('createCollectorSink', () => {
  it('waits until the reader leaves the page', () => {
    const { sink: own, batches } = start();
    own.send(event('a'));
    own.send(event('b'));
    expect(batches).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(batches).toEqual([['a', 'b']]);
  });

  it('sends a batch when there are enough events', () => {
    const { sink: own, batches } = start();
    for (let index = 0; index < 41; index += 1) own.send(event(String(index)));
    expect(batches.map((batch) => batch.length)).toEqual([20, 20]);
  });

  it('sends when the page is hidden, and immediately after that', () => {
    const { sink: own, batches } = start();
    own.send(event('a'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    own.send(event('b'));
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('drops pending events when it is stopped', () => {
    const { sink: own, batches } = start();
    own.send(event('a'));
    own.stop();
    dispatchEvent(new Event('pagehide'));
    expect(batches).toEqual([]);
  });

  it('truncates texts that the server would reject', () => {
    const { sink: own, batches } = start();
    own.send(event('a'.repeat(500)));
    dispatchEvent(new Event('pagehide'));
    expect(batches[0]?.[0]).toHaveLength(200);
  });
});
