import { ensureInstall } from './ensureInstall.mjs';
import { runPinned } from './runPinned.mjs';

// npm test: installs if needed, then runs every check and test.
ensureInstall();
process.exitCode = await runPinned('src/generator/tasks/test.ts', process.argv.slice(2));
