import { runPinned } from './runPinned.mjs';

// npm run mcp: serves the docs to assistants over stdin and stdout. Nothing else may write to stdout.
process.exitCode = await runPinned('src/server/mcp/main.ts', process.argv.slice(2));
