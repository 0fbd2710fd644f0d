import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { Logger } from './createLogger.ts';

/** A worker that dies this soon would only die again. */
const MIN_LIFE_MS = 2000;

/** Keeps a number of processes serving on one port, and hands on the wish to stop. */
export function superviseWorkers(
  count: number,
  logger: Logger,
  onReady: (port: number) => void,
): void {
  let isStopping = false;
  const fork = () => {
    const start = Date.now();
    cluster.fork().on('exit', (code, signal) => {
      if (isStopping) return;
      if (Date.now() - start < MIN_LIFE_MS) {
        stop();
        process.exitCode = 1;
        return;
      }
      logger.log('error', 'A worker died and is replaced', { code, signal });
      fork();
    });
  };
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (let index = 0; index < count; index += 1) fork();
  cluster.once('listening', (_worker, { port }: Pick<AddressInfo, 'port'>) => onReady(port));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
