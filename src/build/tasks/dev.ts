import { runCommand } from './runCommand.ts';

// npm run dev: the site with every edit shown at once.
const { code } = await runCommand('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)], {
  show: true,
});
process.exitCode = code;
