import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describeError } from '../describeError.ts';
import { createMcpServer } from './createMcpServer.ts';
import { loadDocs, STORE_FILE } from './loadDocs.ts';

// npm run mcp, and the program of the package: uses stdin and stdout for the protocol and stderr for everything else.
try {
  const docs = await loadDocs(findDist());
  const server = createMcpServer(docs);
  // An error on stdout means that the client is gone. If only stdin ends, the process still answers all requests before it exits.
  process.stdout.on('error', () => process.exit());
  await server.connect(new StdioServerTransport());
  // Load the index before the first request needs it.
  void docs.search('', { limit: 1, locale: 'en' }).catch(() => {});
  process.stderr.write(`x-docs: ${docs.store.pages.length} pages, ${docs.store.stamp}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** Returns `DIST_DIR` if it's set, or else the folder with the docs in the package or in the checkout. */
function findDist(): string {
  const given = process.env['DIST_DIR'];
  if (given) return path.resolve(given);
  // `import.meta.dirname` requires Node 20.11, but the package has to run on any Node 20.
  const directory = path.dirname(fileURLToPath(import.meta.url));
  const packed = path.join(directory, '..');
  const isPacked = existsSync(path.join(packed, STORE_FILE));
  return isPacked ? packed : path.join(directory, '../../../dist');
}
