import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import type { CompileReply } from './compileReply.ts';
import { COMPILE_DEADLINE_MS, createCompileClient } from './createCompileClient.ts';
import type { StartCompileWorker } from './createCompileClient.ts';
import { LiveFault } from './LiveFault.ts';
import { generateSources } from './testing/generateSources.ts';

// Runs the code of the browser's worker in a Node.js thread, which can be stopped in the same way.
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData).then(({ compileReply }) => {
  parentPort.on('message', (request) => parentPort.postMessage(compileReply(request)));
  parentPort.postMessage({ type: 'ready' });
});`;

const started: Worker[] = [];
let postedAt = 0;
const startThread: StartCompileWorker = (onReply, onError) => {
  const worker = new Worker(SCRIPT, {
    eval: true,
    workerData: new URL('./compileReply.ts', import.meta.url).href,
  });
  started.push(worker);
  worker.on('message', (reply: CompileReply) => onReply(reply));
  worker.on('error', onError);
  return {
    post(request) {
      postedAt = performance.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(request);
    },
    terminate: () => void worker.terminate(),
  };
};
afterAll(() => Promise.all(started.map((worker) => worker.terminate())));

const { compile } = createCompileClient(startThread);
const run = async (source: string) => {
  const outcome = await compile({
    files: [{ name: 'Demo.tsx', source }],
    main: 'Demo.tsx',
    packages: ['react', 'react/jsx-runtime'],
  }).catch((error: unknown) => error);
  return { outcome, elapsed: performance.now() - postedAt };
};
const GOOD = 'export default () => <p>Hello</p>;';

describe('the compiler in a worker', () => {
  it('compiles', async () => {
    expect((await run(GOOD)).outcome).toMatchObject({ files: [{ name: 'Demo.tsx' }] });
  });

  it('stops compiling code that takes exponential time, and compiles the next program', async () => {
    const { outcome } = await run('f<T>('.repeat(28));
    expect(outcome).toMatchObject({ kind: 'deadline', details: { limit: 2 } });
    expect((await run(GOOD)).outcome).toHaveProperty('files');
    expect(started).toHaveLength(2);
  });

  it.each([
    ['60,000 parentheses', '('.repeat(60_000), 'nesting'],
    ['60,000 lines with a parenthesis', '(\n'.repeat(60_000), 'nesting'],
    ['balanced parentheses', `${'('.repeat(60_000)}1${')'.repeat(60_000)}`, 'nesting'],
    ['300,000 characters', '//'.repeat(150_000), 'size'],
  ])('rejects %s', async (_, source, kind) => {
    expect((await run(source)).outcome).toMatchObject({ kind });
  });

  it('survives 60,000 lines with an operator, and compiles the next program', async () => {
    const { outcome } = await run('!\n'.repeat(60_000));
    // It depends on the machine whether the compiler runs out of stack or out of time first.
    expect(outcome).toBeInstanceOf(LiveFault);
    expect(['nesting', 'deadline', 'syntax']).toContain((outcome as LiveFault).kind);
    expect((await run(GOOD)).outcome).toHaveProperty('files');
  });

  it('compiles or rejects each of 2,000 generated programs in time', async () => {
    const samples = readdirSync(new URL('starters', import.meta.url)).map((name) =>
      readFileSync(new URL(`starters/${name}`, import.meta.url), 'utf8'),
    );
    const counts: Record<string, number> = {};
    for (const source of generateSources(2000, 20_260, samples)) {
      const { outcome, elapsed } = await run(source);
      const isClear = outcome instanceof LiveFault && outcome.message !== '';
      const kind = isClear ? outcome.kind : 'program';
      if (!isClear) expect(outcome, source).toHaveProperty('files');
      // Timers are late on a busy machine.
      expect(elapsed, source).toBeLessThan(COMPILE_DEADLINE_MS + 10_000);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(2000);
    // Both outcomes must be common, or the programs wouldn't test anything.
    expect(counts['program']).toBeGreaterThan(100);
    expect(counts['syntax']).toBeGreaterThan(100);
  }, 300_000);
});
