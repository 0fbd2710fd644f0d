import { existsSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describeError } from '../describeError.ts';
import { createMcpServer } from './createMcpServer.ts';
import { loadDocs, STORE_FILE } from './loadDocs.ts';

// npm run mcp, and the program of the package: speaks the protocol on stdin and stdout, all else goes to stderr.
try {
  const docs = await loadDocs(findDist());
  const server = createMcpServer(docs);
  // Nobody reads any more. When only stdin ends, what was asked is still answered, and then nothing is left to do.
  process.stdout.on('error', () => process.exit());
  await server.connect(new StdioServerTransport());
  // The index is ready by the time the first question comes.
  void docs.search('', { limit: 1, locale: 'en' }).catch(() => {});
  process.stderr.write(`x-docs: ${docs.store.pages.length} pages, ${docs.store.stamp}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** Where the package has it, or a checkout, unless `DIST_DIR` names another place. */
function findDist(): string {
  const given = process.env['DIST_DIR'];
  if (given) return path.resolve(given);
  const packed = path.join(import.meta.dirname, '..');
  const isPacked = existsSync(path.join(packed, STORE_FILE));
  return isPacked ? packed : path.join(import.meta.dirname, '../../../dist');
}
