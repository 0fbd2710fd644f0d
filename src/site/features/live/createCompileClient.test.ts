import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompileReply, CompileRequest } from './compileReply.ts';
import { createCompileClient } from './createCompileClient.ts';
import type { StartCompileWorker } from './createCompileClient.ts';

const source = { files: [], main: 'Demo.tsx', packages: [] };
const program = { files: [{ name: 'Demo.tsx', parts: [] }] };

interface FakeWorker {
  requests: CompileRequest[];
  isTerminated: boolean;
  reply: (reply: CompileReply) => void;
  fail: (error: Error) => void;
}

let workers: FakeWorker[];
const start: StartCompileWorker = (onReply, onError) => {
  const worker: FakeWorker = { requests: [], isTerminated: false, reply: onReply, fail: onError };
  workers.push(worker);
  return {
    post: (request) => worker.requests.push(request),
    terminate: () => (worker.isTerminated = true),
  };
};

/** Waits until the worker with this index has received its request. */
async function waitForRequest(index: number, count = 1): Promise<FakeWorker> {
  await vi.advanceTimersByTimeAsync(0);
  workers[index]?.reply({ type: 'ready' });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[index]?.requests).toHaveLength(count);
  return workers[index] as FakeWorker;
}

const answer = (worker: FakeWorker) =>
  worker.reply({ type: 'program', id: worker.requests.at(-1)?.id ?? 0, program });

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createCompileClient', () => {
  it('uses one worker for several programs', async () => {
    const { compile } = createCompileClient(start);
    const [first, second] = [compile(source), compile(source)];
    answer(await waitForRequest(0));
    expect(await first).toBe(program);
    answer(await waitForRequest(0, 2));
    expect(await second).toBe(program);
    expect(workers).toHaveLength(1);
  });

  it('rejects with the fault that the worker reports', async () => {
    const { compile } = createCompileClient(start);
    const result = compile(source);
    const worker = await waitForRequest(0);
    const details = { file: 'Demo.tsx', line: 3 };
    worker.reply({ type: 'fault', id: 1, kind: 'syntax', message: 'Unexpected token', details });
    await expect(result).rejects.toMatchObject({ kind: 'syntax', details });
  });

  it('terminates a worker at the deadline and starts another for the next program', async () => {
    const { compile } = createCompileClient(start);
    const [late, next] = [compile(source), compile(source)];
    const worker = await waitForRequest(0);
    const outcome = late.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1999);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await outcome).toMatchObject({ kind: 'deadline', details: { limit: 2 } });
    expect(worker.isTerminated).toBe(true);
    answer(await waitForRequest(1));
    expect(await next).toBe(program);
  });

  it('accepts a reply that was waiting while the page was busy', async () => {
    const { compile } = createCompileClient(start);
    const result = compile(source);
    const worker = await waitForRequest(0);
    vi.advanceTimersToNextTimer();
    answer(worker);
    await vi.advanceTimersByTimeAsync(2);
    expect(await result).toBe(program);
  });

  it('does not count the time for loading the worker', async () => {
    const { compile } = createCompileClient(start);
    const result = compile(source);
    await vi.advanceTimersByTimeAsync(60_000);
    answer(await waitForRequest(0));
    expect(await result).toBe(program);
  });

  it('skips a program that was replaced while it was waiting', async () => {
    const { compile } = createCompileClient(start);
    const controller = new AbortController();
    const [first, second, third] = [
      compile(source),
      compile(source, controller.signal),
      compile(source),
    ];
    const outcome = second.catch((error: unknown) => error);
    controller.abort();
    answer(await waitForRequest(0));
    await first;
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    answer(await waitForRequest(0, 2));
    expect(await third).toBe(program);
  });

  it('loads the worker again after it failed to load', async () => {
    const { compile } = createCompileClient(start);
    const result = compile(source);
    await vi.advanceTimersByTimeAsync(0);
    const outcome = result.catch((error: unknown) => error);
    workers[0]?.fail(new Error('offline'));
    expect(await outcome).toMatchObject({ message: 'offline' });
    const again = compile(source);
    answer(await waitForRequest(1));
    expect(await again).toBe(program);
  });
});
