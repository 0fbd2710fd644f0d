import { Hono } from 'hono';
import { POLICY_REPORTS_PATH } from '#model/delivery/policyReports.ts';
import { FEEDBACK_PATH } from '#model/feedback/Feedback.ts';
import type { AppOptions } from './AppOptions.ts';
import type { Logger } from './createLogger.ts';
import { createEventsHandler } from './events/createEventsHandler.ts';
import { createFeedbackHandler } from './feedback/createFeedbackHandler.ts';
import { checkHealth } from './http/checkHealth.ts';
import { createOriginGuard } from './http/createOriginGuard.ts';
import type { RequestContext } from './http/RequestContext.ts';
import { RequestFault } from './http/RequestFault.ts';
import { sendFault } from './http/sendJson.ts';
import { createMcpHandler, MCP_PATH, sendProtocolFault } from './mcp/createMcpHandler.ts';
import { createPolicyReportsHandler } from './policy-reports/createPolicyReportsHandler.ts';
import { createStorageWatch } from './storage/createStorageWatch.ts';

export const EVENTS_PATH = '/events';
export const HEALTH_PATH = '/healthz';

export type Routes = Hono<{ Bindings: { context: RequestContext } }>;

/** The paths of the endpoints, which aren't files of the site. */
export function listRoutePaths(env: AppOptions['env']): ReadonlySet<string> {
  const paths = new Set<string>([FEEDBACK_PATH, MCP_PATH, HEALTH_PATH]);
  if (env.EVENTS_RETENTION_DAYS !== undefined) paths.add(EVENTS_PATH);
  if (env.POLICY_REPORTS_RETENTION_DAYS !== undefined) paths.add(POLICY_REPORTS_PATH);
  return paths;
}

/** Handles all requests for endpoints, which aren't files of the site. */
export function createRoutes(options: AppOptions): Routes {
  const { site, storage, logger, env, isDraining = () => false, now = Date.now } = options;
  const { watch = createStorageWatch(storage, logger) } = options;
  // A single process doesn't need shared counts.
  const shared = env.WORKERS > 1 || env.DATABASE_URL !== undefined ? storage : undefined;
  const routes: Routes = new Hono();
  const refuseForeign = createOriginGuard({ site, env });
  const feedback = createFeedbackHandler({
    site,
    storage,
    now,
    perMinute: env.FEEDBACK_PER_MINUTE,
    shared,
  });
  routes.post(FEEDBACK_PATH, ({ req, env: { context } }) => {
    refuseForeign(req.raw);
    return feedback(req.raw, context);
  });
  routes.all(FEEDBACK_PATH, () => refuseMethod('POST'));
  if (env.EVENTS_RETENTION_DAYS !== undefined) {
    const events = createEventsHandler({ storage, shared, now });
    routes.post(EVENTS_PATH, ({ req, env: { context } }) => {
      refuseForeign(req.raw);
      return events(req.raw, context);
    });
    routes.all(EVENTS_PATH, () => refuseMethod('POST'));
  }
  if (env.POLICY_REPORTS_RETENTION_DAYS !== undefined) {
    const policyReports = createPolicyReportsHandler({ site, storage, shared, now });
    routes.post(POLICY_REPORTS_PATH, ({ req, env: { context } }) => {
      refuseForeign(req.raw);
      return policyReports(req.raw, context);
    });
    routes.all(POLICY_REPORTS_PATH, () => refuseMethod('POST'));
  }
  const mcp = createMcpHandler({
    site,
    now,
    refuseForeign,
    perMinute: env.MCP_PER_MINUTE,
    shared,
  });
  routes.post(MCP_PATH, ({ req, env: { context } }) => mcp(req.raw, context));
  routes.all(MCP_PATH, () => sendProtocolFault(createMethodFault('POST')));
  routes.get(HEALTH_PATH, () => checkHealth({ watch, isDraining }));
  routes.all('*', () => refuseMethod('GET, HEAD'));
  routes.onError((error, { env: { context } }) => sendError(error, logger, context));
  return routes;
}

function refuseMethod(allow: string): Response {
  return sendFault(createMethodFault(allow));
}

function createMethodFault(allow: string): RequestFault {
  return new RequestFault(405, `Use ${allow}.`, { headers: { allow } });
}

/** The client only gets an id. The reason for the failure is in the log, under the same id. */
function sendError(error: Error, logger: Logger, { id }: RequestContext): Response {
  if (!(error instanceof RequestFault)) {
    logger.log('error', 'Request failed', { id, error });
    return sendFault(new RequestFault(500, `Something went wrong (${id}).`));
  }
  if (error.status >= 500) logger.log('error', error.message, { id, error: error.cause });
  return sendFault(error);
}
