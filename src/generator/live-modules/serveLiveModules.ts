import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { FRAME_PATH, LIVE_PATH, prepareLiveModules } from './buildLiveModules.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the live modules in development. The first request has them bundled. */
export function serveLiveModules(): Plugin {
  let preparing: ReturnType<typeof prepareLiveModules> | undefined;
  return {
    name: 'x-docs:live-modules',
    apply: 'serve',
    configureServer(server) {
      const handle: Connect.NextHandleFunction = async (request, response, next) => {
        const [pathname = ''] = decodeURI(request.url ?? '').split('?');
        if (!pathname.startsWith(LIVE_PATH) && pathname !== FRAME_PATH) return next();
        try {
          if (!preparing) server.config.logger.info('Bundling the modules for code in editors …');
          preparing ??= prepareLiveModules();
          const { folder } = await preparing;
          const file = path.join(
            folder,
            pathname === FRAME_PATH ? `${FRAME_PATH}index.html` : pathname,
          );
          if (!file.startsWith(folder) || !existsSync(file)) return next();
          response.setHeader(
            'content-type',
            TYPES[path.extname(file)] ?? 'application/octet-stream',
          );
          // The frame has an opaque origin, so requests to its own site are cross-origin too.
          response.setHeader('access-control-allow-origin', '*');
          createReadStream(file).pipe(response);
        } catch (error) {
          preparing = undefined;
          next(error);
        }
      };
      // First, because Astro refuses requests from other origins, and a sandboxed frame has none.
      return () => void server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}
