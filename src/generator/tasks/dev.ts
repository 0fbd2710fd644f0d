import { runCommand } from '../processes/runCommand.ts';

// npm run dev: the site with every edit shown at once.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
  // Left at production, pages break off where the first component begins.
  env: { NODE_ENV: 'development' },
});
process.exitCode = code;
