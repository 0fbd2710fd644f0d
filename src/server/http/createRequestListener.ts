import { getRequestListener, RequestError } from '@hono/node-server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App, FileAnswer } from '../createApp.ts';
import type { Logger } from '../createLogger.ts';
import { answerWithText } from '../static/answerWithText.ts';
import type { SiteRequest } from '../static/SiteAnswer.ts';
import { toResponse } from '../static/toResponse.ts';
import { hasHost, refuseRequest } from './answerProtocolErrors.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Writes files straight to Node's response. Everything else goes through Request and Response. */
export function createRequestListener(app: App, logger: Logger): RequestListener {
  const listenToRoutes = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (error instanceof RequestError)
        return toResponse(answerWithText(400, 'The URL is not valid.'), 'GET');
      logger.log('error', 'Request failed', { error });
      return toResponse(answerWithText(500, 'Something went wrong.'), 'GET');
    },
  });

  const send = (response: ServerResponse, { answer, headers }: FileAnswer) => {
    const extra = Object.entries(headers).flat();
    sendAnswer(response, answer, extra)?.catch((error: unknown) => {
      // A client that disconnects isn't an error.
      if (isAbort(error)) return;
      const id = headers['x-request-id'];
      logger.log('error', 'A file could not be sent to its end', { id, error });
    });
  };

  return (request, response) => {
    if (!hasHost(request)) return refuseRequest(response);
    const given = isFileRequest(request) ? app.answerFile(toSiteRequest(request)) : undefined;
    if (given === undefined) return void listenToRoutes(request, response);
    if (!(given instanceof Promise)) return send(response, given);
    given.then(
      (later) => send(response, later),
      (error: unknown) => {
        logger.log('error', 'Request failed', { error });
        void sendAnswer(response, answerWithText(500, 'Something went wrong.'), []);
      },
    );
  };
}

/** False if the target is an absolute URL, because Request parses those. */
function isFileRequest({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/');
}

function toSiteRequest(request: IncomingMessage): SiteRequest {
  return {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    target: request.url ?? '/',
    headers: { get: (name) => readHeader(request, name) },
  };
}

function readHeader({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}

function isAbort(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(code ?? '');
}
