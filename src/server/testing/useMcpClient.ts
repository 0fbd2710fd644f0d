import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll } from 'vitest';
import { ROOT } from '#generator/files/directories.ts';
import { createTestApp } from './createTestApp.ts';
import { writeTestDocs } from './createTestDocs.ts';
import { createTestSite } from './createTestSite.ts';

/** Connections to a server in another process, and to one that could be on another machine. */
const TRANSPORTS = {
  stdio: (directory: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(ROOT, 'src/server/mcp/main.ts')],
      cwd: path.dirname(directory),
      env: { DIST_DIR: directory },
      stderr: 'ignore',
    }),
  HTTP: async (directory: string) => {
    const app = await createTestApp({ directory, env: { MCP_PER_MINUTE: '0' } });
    // The types of the SDK don't work with exact optional properties.
    return new StreamableHTTPClientTransport(new URL('http://docs.test/mcp'), {
      fetch: (url, init) => app.fetch(new Request(url, init)),
    }) as Transport;
  },
} as const satisfies Record<string, (directory: string) => Transport | Promise<Transport>>;

export const TRANSPORT_NAMES = Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[];

/** A client of the MCP server with the test docs, for the tests of a file or a group. */
export function useMcpClient(transport: keyof typeof TRANSPORTS) {
  const client = new Client({ name: 'test', version: '1' });
  let remove = async (): Promise<void> => {};
  beforeAll(async () => {
    const site = await createTestSite();
    remove = async () => site.remove();
    await writeTestDocs(site.directory);
    await client.connect(await TRANSPORTS[transport](site.directory));
  }, 60_000);
  afterAll(async () => {
    await client.close();
    await remove();
  });

  /** Calls a tool and returns its answer. */
  async function call(tool: string, input: Record<string, unknown> = {}) {
    const { content, isError, _meta } = await client.callTool({ name: tool, arguments: input });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError: isError === true, meta: _meta };
  }
  return { client, call };
}
