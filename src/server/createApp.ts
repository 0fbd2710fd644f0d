import { FEEDBACK_PATH } from '#model/feedback/Feedback.ts';
import type { AppOptions } from './AppOptions.ts';
import { createRoutes, EVENTS_PATH, HEALTH_PATH } from './createRoutes.ts';
import type { FastAnswer } from './fast-lane/writeAnswer.ts';
import { MCP_PATH } from './mcp/createMcpHandler.ts';
import { logRequest } from './http/logRequest.ts';
import { createRequestContext } from './http/RequestContext.ts';
import { serveSite } from './static/serveSite.ts';
import type { SiteAnswer, SiteRequest } from './static/SiteAnswer.ts';
import type { SiteFiles } from './static/SiteFiles.ts';

/** What the Node adapter tells of the connection. */
export interface ConnectionInfo {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

export interface App {
  fetch(request: Request, connection?: ConnectionInfo): Promise<Response>;
  /** The same answer for a file of a prepared build, without the cost of a Response. */
  answerFast(
    request: SiteRequest,
    remoteAddress: string | undefined,
  ): FastAnswer | Promise<FastAnswer> | undefined;
}

const OWN_PATHS = new Set<string>([FEEDBACK_PATH, EVENTS_PATH, HEALTH_PATH, MCP_PATH]);

/** The whole server as a function from Request to Response; `main.ts` gives it a socket. */
export function createApp(options: AppOptions): App {
  const { site, logger, env, isDraining = () => false } = options;
  const routes = createRoutes(options);
  const proxies = { trustedProxies: env.TRUSTED_PROXIES };
  /** What the same request was answered with, and from which files. */
  const answers = new WeakMap<SiteRequest, { files: SiteFiles; answer: SiteAnswer }>();

  return {
    async fetch(request, { incoming } = {}) {
      const start = performance.now();
      const { method, headers, url } = request;
      const context = createRequestContext(headers, incoming?.socket.remoteAddress, proxies);
      const response = await routes.fetch(request, { context });
      for (const [name, value] of Object.entries(context.headers)) {
        response.headers.set(name, value);
      }
      // Whoever keeps the connection would keep the server from stopping.
      if (isDraining()) response.headers.set('connection', 'close');
      logRequest(logger, { id: context.id, method, target: url, status: response.status, start });
      return response;
    },

    answerFast(request, remoteAddress) {
      if (OWN_PATHS.has(request.target) || isDraining()) return undefined;
      const start = performance.now();
      const complete = (answer: SiteAnswer): FastAnswer => {
        const { id, headers } = createRequestContext(request.headers, remoteAddress, proxies);
        const { method, target } = request;
        logRequest(logger, { id, method, target, status: answer.status, start });
        return { answer, headers };
      };
      const files = site.get();
      if (files instanceof Promise) return undefined;
      const known = answers.get(request);
      if (known?.files === files) return complete(known.answer);
      const answer = serveSite(request, files);
      if (answer instanceof Promise) return answer.then(complete);
      answers.set(request, { files, answer });
      return complete(answer);
    },
  };
}
