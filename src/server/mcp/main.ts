import { existsSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { describeError } from '../describeError.ts';
import { createMcpServer } from './createMcpServer.ts';
import { loadDocs, STORE_FILE } from './loadDocs.ts';

// npm run mcp, and the program of the package: speaks the protocol on stdin and stdout, all else goes to stderr.
try {
  const docs = await loadDocs(findStore());
  const server = createMcpServer(docs);
  const transport = new StdioServerTransport();
  transport.onclose = () => process.exit();
  process.stdin.once('end', () => void server.close());
  await server.connect(transport);
  process.stderr.write(`x-docs: ${docs.store.pages.length} pages, ${docs.store.stamp}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** Beside the program where it is packed, in `dist` of a checkout, or wherever `DIST_DIR` says. */
function findStore(): string {
  const packed = path.join(import.meta.dirname, 'docs-store.json');
  if (existsSync(packed)) return packed;
  const dist = process.env['DIST_DIR'] ?? path.join(import.meta.dirname, '../../../dist');
  return path.join(dist, STORE_FILE);
}
