import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';

export interface MetricsServer {
  port: number;
  close(): void;
}

/** Serves `GET /metrics` on a separate port, which visitors can't reach because no proxy forwards to it. */
export function serveMetrics(
  { HOST, METRICS_PORT }: { HOST: string; METRICS_PORT: number },
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    // An open connection would keep the process from stopping.
    response.setHeader('connection', 'close');
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, HOST, () => {
      server.unref();
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => server.close() });
    });
  });
}
