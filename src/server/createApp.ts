import type { AppOptions } from './AppOptions.ts';
import { createRoutes, listRoutePaths } from './createRoutes.ts';
import { logRequest } from './http/logRequest.ts';
import type { RequestRecord } from './http/logRequest.ts';
import { createRequestContext } from './http/RequestContext.ts';
import { createSiteResponder } from './static/createSiteResponder.ts';
import type { SiteAnswer, SiteRequest } from './static/SiteAnswer.ts';
import { toResponse, toSiteRequest } from './static/toResponse.ts';

/** The information about the connection that the Node adapter passes on. */
export interface ConnectionInfo {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

export interface FileAnswer {
  answer: SiteAnswer;
  /** Headers that differ from response to response. */
  headers: Readonly<Record<string, string>>;
}

export interface App {
  fetch(request: Request, connection?: ConnectionInfo): Promise<Response>;
  /** Avoids the cost of a Request and a Response. Returns `undefined` for paths that aren't files. */
  answerFile(request: SiteRequest): FileAnswer | Promise<FileAnswer> | undefined;
}

/** The whole server as a function from Request to Response. `startServer.ts` connects it to a socket. */
export function createApp(options: AppOptions): App {
  const { site, logger, env, onRequest, isDraining = () => false } = options;
  const routes = createRoutes(options);
  const routePaths = listRoutePaths(env);
  const respond = createSiteResponder(site);
  const createContext = (headers: SiteRequest['headers'], remoteAddress?: string) =>
    createRequestContext(headers, remoteAddress, {
      trustedProxies: env.TRUSTED_PROXIES,
      hstsScope: env.HSTS_SCOPE,
    });

  const report = (request: RequestRecord) => {
    logRequest(logger, request);
    onRequest?.(request);
  };

  function answerFile(request: SiteRequest): FileAnswer | Promise<FileAnswer> | undefined {
    if (routePaths.has(withoutQuery(request.target))) return undefined;
    const start = performance.now();
    const complete = (answer: SiteAnswer): FileAnswer => {
      const { id, headers } = createContext(request.headers);
      const { method, target } = request;
      report({ id, method, target, status: answer.status, start, error: answer.error });
      return { answer, headers: isDraining() ? { ...headers, connection: 'close' } : headers };
    };
    const answer = respond(request);
    return answer instanceof Promise ? answer.then(complete) : complete(answer);
  }

  async function answerRoute(request: Request, { incoming }: ConnectionInfo): Promise<Response> {
    const start = performance.now();
    const { method, headers, url } = request;
    const context = createContext(headers, incoming?.socket.remoteAddress);
    const response = await routes.fetch(request, { context });
    for (const [name, value] of Object.entries(context.headers)) response.headers.set(name, value);
    // An open connection would keep the server from stopping.
    if (isDraining()) response.headers.set('connection', 'close');
    report({ id: context.id, method, target: url, status: response.status, start });
    return response;
  }

  return {
    answerFile,
    async fetch(request, connection = {}) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const given = isRead ? await answerFile(toSiteRequest(request)) : undefined;
      if (!given) return answerRoute(request, connection);
      const { answer, headers } = given;
      return toResponse({ ...answer, headers: { ...answer.headers, ...headers } }, request.method);
    },
  };
}

/** `/healthz?a=1` → `/healthz` */
function withoutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
