import path from 'node:path';
import { CACHE_DIR } from '../files/directories.ts';
import { runCommand } from '../processes/runCommand.ts';

// npm run dev: serves the site and shows edits immediately.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
  // If NODE_ENV is `production`, rendering fails at the first component.
  env: {
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(CACHE_DIR, 'compiled-code'),
  },
});
process.exitCode = code;
