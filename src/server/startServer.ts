import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DocsError } from '#model/errors/DocsError.ts';
import { createApp } from './createApp.ts';
import type { Logger } from './createLogger.ts';
import type { Env } from './env.ts';
import { installFastLane } from './fast-lane/installFastLane.ts';
import { answerProtocolErrors } from './http/answerProtocolErrors.ts';
import { createRequestListener } from './http/createRequestListener.ts';
import { trackConnections } from './http/trackConnections.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { createSiteFilesSource } from './static/createSiteFilesSource.ts';
import { createStorageWatch } from './storage/createStorageWatch.ts';
import { openStorage } from './storage/openStorage.ts';
import { startRetentions } from './storage/startRetentions.ts';

export interface RunningServer {
  port: number;
  /** Accepts no new connections, finishes responses in progress, then closes the storage. */
  stop(): Promise<void>;
}

/** A client that sends its request too slowly occupies a connection that others may need. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/** So does a client that doesn't read its response. */
const IDLE_TIMEOUT_MS = 65_000;

export interface StartOptions {
  timeouts?: Partial<typeof TIMEOUTS>;
  /** If this is false, every request goes through Node's parser. */
  hasFastLane?: boolean;
}

export async function startServer(
  env: Env,
  logger: Logger,
  { timeouts, hasFastLane = true }: StartOptions = {},
): Promise<RunningServer> {
  const site = await createSiteFilesSource(env.DIST_DIR, {
    hasPolicyReports: env.POLICY_REPORTS_RETENTION_DAYS !== undefined,
    playgroundOrigin: env.PLAYGROUND_ORIGIN,
    origins: env.ORIGINS,
  });
  const storage = openStorage(env, {
    onConnectionLost: (error) => logger.log('warn', 'Connection to the database lost', { error }),
  });
  const watch = createStorageWatch(storage, logger);
  const stopWatch = watch.start();
  const stopRetentions = startRetentions(env, storage, logger);
  const metrics = await startMetrics(env, watch);
  let isDraining = false;
  const app = createApp({
    site,
    storage,
    watch,
    logger,
    env,
    onRequest: metrics?.observe,
    isDraining: () => isDraining,
  });
  // The listener refuses requests without a host.
  const checks = { optimizeEmptyRequests: true, requireHostHeader: false };
  const options = { ...TIMEOUTS, ...timeouts, ...checks };
  const server = createServer(options, createRequestListener(app, logger));
  server.timeout = IDLE_TIMEOUT_MS;
  answerProtocolErrors(server);
  const connections = trackConnections(server);
  if (hasFastLane) {
    installFastLane(server, {
      answerFile: (request) => (isDraining ? undefined : app.answerFile(request)),
      onSettled: (socket) => connections.settle(socket),
    });
  }
  const port = await listen(server, env);

  return {
    port,
    async stop() {
      isDraining = true;
      stopRetentions();
      stopWatch();
      metrics?.close();
      await connections.close(env.DRAIN_SECONDS * 1000);
      await storage.close();
    },
  };
}

function listen(server: Server, { HOST, PORT }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? createPortError(PORT, error) : error);
    });
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

function createPortError(port: number, cause: Error): DocsError {
  return new DocsError(`Port ${port} is taken.`, {
    hint: `stop the other program, or choose another port: PORT=${port + 1} npm run serve`,
    cause,
  });
}
