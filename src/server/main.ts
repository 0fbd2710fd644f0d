import { serve } from '@hono/node-server';
import { DIST_DIR } from '#build/content/directories.ts';
import { createApp } from './createApp.ts';
import { createSiteFilesSource } from './static/createSiteFilesSource.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const site = await createSiteFilesSource(process.env['DIST_DIR'] ?? DIST_DIR);
const server = serve({ fetch: createApp({ site }).fetch, hostname: host, port }, (info) => {
  console.log(`Serving http://${host}:${info.port}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken.\n  Hint: stop the other program or set PORT.`);
  process.exitCode = 1;
});
