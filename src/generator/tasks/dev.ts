import { COMPILED_CODE_DIR } from '../files/directories.ts';
import { runCommand } from '../processes/runCommand.ts';

// npm run dev: serves the site and shows edits immediately.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
  // If NODE_ENV is `production`, rendering fails at the first component.
  env: {
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILED_CODE_DIR,
  },
});
process.exitCode = code;
