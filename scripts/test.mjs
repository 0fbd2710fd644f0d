import { ensureInstall } from './ensureInstall.mjs';
import { runPinned } from './runPinned.mjs';

// npm test: everything that must hold, from a clean clone.
ensureInstall();
process.exitCode = await runPinned('src/generator/tasks/test.ts', process.argv.slice(2));
