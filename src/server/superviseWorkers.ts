import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { Logger } from './createLogger.ts';

/** A worker that ran for this long wasn't broken from the start. */
const MIN_LIFE_MS = 10_000;
const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** How many times in a row each worker may fail before all of them count as broken, at the start and later. */
const MAX_FAILURES = { first: 1, later: 5 };

/** The place of one process, with the number of failures in a row. */
interface Slot {
  failures: number;
  isListening: boolean;
}

/** Runs several processes on one port, and replaces those that die. Gives up only if none of them can start. */
export function superviseWorkers(
  count: number,
  logger: Logger,
  onReady: (port: number) => void,
): void {
  const slots = Array.from({ length: count }, (): Slot => ({ failures: 0, isListening: false }));
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasServed = false;

  function fork(slot: Slot): void {
    const start = Date.now();
    const worker = cluster.fork();
    worker.once('listening', ({ port }: Pick<AddressInfo, 'port'>) => {
      slot.isListening = true;
      if (!hasServed) onReady(port);
      hasServed = true;
    });
    worker.once('exit', (code, signal) => {
      slot.isListening = false;
      if (isStopping) return;
      slot.failures = Date.now() - start < MIN_LIFE_MS ? slot.failures + 1 : 1;
      if (isHopeless()) return giveUp();
      const delayMs = getDelay(slot.failures);
      logger.log('error', 'A worker died and will be replaced', { code, signal, delayMs });
      const timer = setTimeout(() => {
        timers.delete(timer);
        fork(slot);
      }, delayMs);
      timers.add(timer);
    });
  }

  function isHopeless(): boolean {
    const limit = hasServed ? MAX_FAILURES.later : MAX_FAILURES.first;
    return slots.every(({ failures, isListening }) => !isListening && failures >= limit);
  }

  function giveUp(): void {
    logger.log('error', 'No worker can start');
    process.exitCode = 1;
    stop();
  }

  function stop(): void {
    isStopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }

  // Workers accept connections themselves. By default, this process would pass connections on. If one reached a worker
  // just as it dies, nobody would close it and its client would wait forever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  for (const slot of slots) fork(slot);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** 1 → 500 ms, 2 → 1 s, 3 → 2 s …, at most 30 s */
function getDelay(failures: number): number {
  return Math.min(MIN_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
}
