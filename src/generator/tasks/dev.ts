import { runCommand } from '../processes/runCommand.ts';

// npm run dev: serves the site and shows edits immediately.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
  // If NODE_ENV is `production`, rendering fails at the first component.
  env: { NODE_ENV: 'development' },
});
process.exitCode = code;
