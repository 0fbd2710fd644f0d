import path from 'node:path';
import { bundleMcp } from '../machine-docs/bundleMcp.ts';
import { DIST_DIR } from '../content/directories.ts';
import { buildSite } from './buildSite.ts';
import { hashInputs, isBuildFresh } from './buildStamp.ts';
import { runTask } from './runTask.ts';

// Runs before npm pack: the package is the MCP server as one file, and the docs of the build beside it.
await runTask(async () => {
  // What is printed here must not end up in the output of `npm pack --json`.
  console.log = console.error;
  if (!isBuildFresh(DIST_DIR, hashInputs())) await buildSite(DIST_DIR);
  await bundleMcp(path.join(DIST_DIR, '_mcp'));
});
