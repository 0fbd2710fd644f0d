import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DocsError } from '#model/errors/DocsError.ts';
import { createApp } from './createApp.ts';
import type { Logger } from './createLogger.ts';
import type { Env } from './env.ts';
import { installFastLane } from './fast-lane/installFastLane.ts';
import { startRetention } from './events/startRetention.ts';
import { createSiteFilesSource } from './static/createSiteFilesSource.ts';
import { createStorageWatch } from './storage/createStorageWatch.ts';
import { openStorage } from './storage/openStorage.ts';

export interface RunningServer {
  port: number;
  /** Takes no new requests, answers those under way, then lets go of everything. */
  stop(): Promise<void>;
}

/** Who sends a request too slowly holds a connection that others may need. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

export async function startServer(
  env: Env,
  logger: Logger,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<RunningServer> {
  const site = await createSiteFilesSource(env.DIST_DIR);
  const storage = openStorage(env, {
    onConnectionLost: (error) => logger.log('warn', 'Connection to the database lost', { error }),
  });
  const watch = createStorageWatch(storage, logger);
  const endWatch = watch.start();
  const endRetention =
    env.EVENTS_RETENTION_DAYS === undefined
      ? undefined
      : startRetention(storage, env.EVENTS_RETENTION_DAYS, logger);
  let isDraining = false;
  const app = createApp({ site, storage, watch, logger, env, isDraining: () => isDraining });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...TIMEOUTS, ...timeouts },
  }) as Server;
  const lane = installFastLane(server, (request, socket) =>
    app.answerFast(request, socket.remoteAddress),
  );
  const port = await listen(server, env);

  return {
    port,
    async stop() {
      isDraining = true;
      endRetention?.();
      endWatch();
      lane.close();
      await drain(server, env.DRAIN_SECONDS * 1000);
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

async function drain(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(timer);
}
