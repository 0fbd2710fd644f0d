import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from '../http/logRequest.ts';
import type { StorageWatch } from '../storage/createStorageWatch.ts';
import { toRoute } from './toRoute.ts';

export interface Metrics {
  registry: Registry;
  /** Counts an answered request. */
  observe(request: Pick<RequestRecord, 'method' | 'target' | 'status' | 'start'>): void;
}

/** Upper bounds in seconds. Files from memory take well under a millisecond, but feedback waits for the disk. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The metrics of one process. Names and labels are documented in DEPLOYMENT.md, because alerts depend on them. */
export function createMetrics(watch: Pick<StorageWatch, 'getState'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'x_docs_http_requests_total',
    help: 'Requests answered, by method, route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'x_docs_http_request_duration_seconds',
    help: 'Time from reading a request to its answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  void new Gauge({
    name: 'x_docs_storage_up',
    help: '1 if feedback can be stored, 0 if it cannot.',
    registers: [registry],
    // The minimum over all processes, because a single process that can't write is enough to lose feedback.
    aggregator: 'min',
    async collect() {
      this.set((await watch.getState()) === 'ok' ? 1 : 0);
    },
  });

  return {
    registry,
    observe({ method, target, status, start }) {
      const route = toRoute(target);
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      seconds.observe({ route }, (performance.now() - start) / 1000);
    },
  };
}
