import { chmodSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../files/directories.ts';

const NAME = 'x-docs-mcp.mjs';

/** Bundles the stdio MCP server into one file without dependencies, because Node doesn't run TypeScript in `node_modules`. */
export async function bundleMcp(directory: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/server/mcp/main.ts',
      outDir: directory,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        output: { entryFileNames: NAME, banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  });
  const file = path.join(directory, NAME);
  chmodSync(file, 0o755);
  return file;
}
