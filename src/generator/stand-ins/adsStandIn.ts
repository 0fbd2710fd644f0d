import type { Plugin } from 'vite';
import { DocsError } from '#model/errors/DocsError.ts';
import { AD_MODES, answerAds, isAdMode } from './answerAds.ts';

export const STAND_IN_PATH = '/stand-in/ads/';

/** Serves the stand-in for ad services in development: `X_DOCS_ADS=served npm run dev`. */
export function adsStandIn(mode = process.env['X_DOCS_ADS']): Plugin {
  return {
    name: 'x-docs:ads-stand-in',
    apply: 'serve',
    configureServer(server) {
      if (!mode) return;
      if (!isAdMode(mode)) {
        throw new DocsError(`X_DOCS_ADS has no mode "${mode}".`, {
          hint: `take one of ${AD_MODES.join(', ')}.`,
        });
      }
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(STAND_IN_PATH)) return next();
        const answer = answerAds(
          new URL(request.url, `http://${request.headers.host ?? 'localhost'}`),
          mode,
        );
        if (!answer) return response.destroy();
        response.statusCode = answer.status;
        answer.headers.forEach((value, name) => response.setHeader(name, value));
        response.end(await answer.text());
      });
    },
  };
}
