import cluster from 'node:cluster';
import { createLogger } from './createLogger.ts';
import type { Logger } from './createLogger.ts';
import { describeError } from './describeError.ts';
import { loadEnv } from './env.ts';
import type { Env } from './env.ts';
import { startClusterMetrics } from './metrics/startMetrics.ts';
import { startServer } from './startServer.ts';
import { superviseWorkers } from './superviseWorkers.ts';

stopWithParent();
try {
  const env = loadEnv();
  const logger = createLogger(env.LOG_LEVEL);
  if (cluster.isPrimary && env.WORKERS > 1) {
    await startClusterMetrics(env);
    superviseWorkers(env.WORKERS, logger, (port) => announce(env, port));
  } else {
    await serve(env, logger);
  }
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
  if (cluster.isWorker) process.disconnect();
}

async function serve(env: Env, logger: Logger): Promise<void> {
  const server = await startServer(env, logger);
  if (cluster.isPrimary) announce(env, server.port);
  const stop = async () => {
    logger.log('info', 'Stopping');
    await server.stop();
    process.exit();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** `npm start` opens a channel. When the channel closes, that process has ended for whatever reason, and the server stops too. */
function stopWithParent(): void {
  if (!process.channel || cluster.isWorker) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

function announce({ HOST }: Env, port: number): void {
  process.stdout.write(`Serving http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}\n`);
}
