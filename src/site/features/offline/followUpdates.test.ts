// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { followUpdates } from './followUpdates.ts';
import type { UpdatedPage } from './followUpdates.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

function setUp(overrides: Partial<Pick<UpdatedPage, 'hasFocus' | 'hasUnsavedText'>> = {}) {
  const container = new FakeContainer();
  const registration = new FakeRegistration();
  const calls: string[] = [];
  const ticks = new Set<() => void>();
  const page: UpdatedPage = {
    hasFocus: () => true,
    hasUnsavedText: () => false,
    reload: () => calls.push('reload'),
    offerReload: () => calls.push('offer'),
    every: (_, run) => {
      ticks.add(run);
      return () => ticks.delete(run);
    },
    ...overrides,
  };
  const start = () =>
    followUpdates(
      container as unknown as ServiceWorkerContainer,
      registration as unknown as ServiceWorkerRegistration,
      page,
    );
  const tick = () => [...ticks].forEach((run) => run());
  const activate = () => container.dispatchEvent(new Event('controllerchange'));
  return { container, registration, calls, start, tick, activate };
}
const SKIP = [{ type: 'skipWaiting' }];

describe('followUpdates', () => {
  it('does not reload the page that registered the first worker', () => {
    const { container, registration, calls, start, tick, activate } = setUp();
    container.controller = null;
    registration.waiting = new FakeWorker();
    start();
    activate();
    tick();
    expect(registration.waiting.messages).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('applies a waiting worker', () => {
    const { registration, start } = setUp();
    registration.waiting = new FakeWorker();
    start();
    expect(registration.waiting.messages).toEqual(SKIP);
  });

  it('applies a worker that is being installed once it is waiting', () => {
    const { registration, start } = setUp();
    const worker = new FakeWorker();
    registration.installing = worker;
    start();
    expect(worker.messages).toEqual([]);
    registration.waiting = worker;
    worker.become('installed');
    expect(worker.messages).toEqual(SKIP);
  });

  it('applies a worker that is found later', () => {
    const { registration, start } = setUp();
    start();
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.become('installed');
    expect(worker.messages).toEqual(SKIP);
  });

  it('does nothing if an update fails', () => {
    const { registration, calls, start, tick } = setUp();
    const worker = new FakeWorker();
    registration.installing = worker;
    start();
    worker.become('redundant');
    tick();
    expect(worker.messages).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('reloads once when the worker is active and the page has focus', () => {
    let focused = false;
    const { calls, start, tick, activate } = setUp({ hasFocus: () => focused });
    start();
    tick();
    expect(calls).toEqual([]);
    activate();
    tick();
    expect(calls).toEqual([]);
    focused = true;
    tick();
    tick();
    activate();
    tick();
    expect(calls).toEqual(['reload']);
  });

  it('offers a reload if there is unsaved text', () => {
    const { calls, start, tick, activate } = setUp({ hasUnsavedText: () => true });
    start();
    activate();
    tick();
    tick();
    expect(calls).toEqual(['offer']);
  });
});
