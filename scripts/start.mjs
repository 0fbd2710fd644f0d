import { ensureInstall } from './ensureInstall.mjs';
import { runPinned } from './runPinned.mjs';

// npm start: installs if needed, builds if anything changed, and serves the site.
ensureInstall();
process.exitCode = await runPinned('src/generator/tasks/start.ts', process.argv.slice(2));
