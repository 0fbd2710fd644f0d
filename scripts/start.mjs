import { ensureInstall } from './ensureInstall.mjs';
import { runPinned } from './runPinned.mjs';

// npm start: install if needed, build if anything changed, then serve.
ensureInstall();
process.exitCode = await runPinned('src/generator/tasks/start.ts', process.argv.slice(2));
