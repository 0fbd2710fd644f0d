import cluster from 'node:cluster';
import type { Env } from '../env.ts';
import type { StorageWatch } from '../storage/createStorageWatch.ts';
import type { Metrics } from './createMetrics.ts';
import type { MetricsServer } from './serveMetrics.ts';

export interface RunningMetrics {
  observe: Metrics['observe'];
  /** The port of the metrics, unless the primary process serves them for this worker. */
  port: number | undefined;
  close(): void;
}

type MetricsEnv = Pick<Env, 'HOST' | 'METRICS_PORT'>;

/** Collects metrics if `METRICS_PORT` is set. The library is only loaded in that case. */
export async function startMetrics(
  { HOST, METRICS_PORT }: MetricsEnv,
  watch: Pick<StorageWatch, 'getState'>,
): Promise<RunningMetrics | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import('./createMetrics.ts');
  const { registry, observe } = createMetrics(watch);
  if (cluster.isWorker) {
    const { shareMetrics } = await import('./readMetrics.ts');
    shareMetrics(registry);
    return { observe, port: undefined, close() {} };
  }
  const { serveMetrics } = await import('./serveMetrics.ts');
  const server = await serveMetrics({ HOST, METRICS_PORT }, () => registry.metrics());
  return { observe, ...server };
}

/** Serves the aggregated metrics of all workers, from the primary process. */
export async function startClusterMetrics({
  HOST,
  METRICS_PORT,
}: MetricsEnv): Promise<MetricsServer | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const { createClusterReader } = await import('./readMetrics.ts');
  const { serveMetrics } = await import('./serveMetrics.ts');
  return serveMetrics({ HOST, METRICS_PORT }, createClusterReader());
}
