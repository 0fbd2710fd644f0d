import { ensureInstall } from './ensureInstall.mjs';
import { runPinned } from './runPinned.mjs';

// npm test: install if needed, then run every check and test.
ensureInstall();
process.exitCode = await runPinned('src/generator/tasks/test.ts', process.argv.slice(2));
