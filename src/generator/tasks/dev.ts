import { runCommand } from '../processes/runCommand.ts';

// npm run dev: serves the site and shows edits immediately.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
  // With `production`, rendering stops at the first component.
  env: { NODE_ENV: 'development' },
});
process.exitCode = code;
