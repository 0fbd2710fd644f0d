import { Hono } from 'hono';
import { serveSite } from './static/serveSite.ts';
import type { SiteFilesSource } from './static/createSiteFilesSource.ts';

export interface AppOptions {
  site: SiteFilesSource;
}

/** The whole server as a function from Request to Response; `main.ts` gives it a socket. */
export function createApp({ site }: AppOptions): Hono {
  const app = new Hono();
  app.all('*', async ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return new Response('Method not allowed.\n', {
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
    return serveSite(req.raw, await site.get());
  });
  return app;
}
