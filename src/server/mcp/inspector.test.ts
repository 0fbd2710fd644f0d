import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#generator/files/directories.ts';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { writeTestDocs } from '../testing/createTestDocs.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const INSPECTOR = path.join(
  ROOT,
  'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
);
const TIMEOUT = 120_000;

let site: TestSite;
let server: RunningServer;
beforeAll(async () => {
  site = await createTestSite();
  await writeTestDocs(site.directory);
  const env = parseEnv({
    PORT: '0',
    DIST_DIR: site.directory,
    DATA_DIR: path.dirname(site.directory),
  });
  server = await startServer(env, createLogger('error'));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const TARGETS: Record<string, () => string[]> = {
  // The inspector passes on only the variables that are listed here.
  stdio: () => [
    '-e',
    `DIST_DIR=${site.directory}`,
    process.execPath,
    path.join(ROOT, 'src/server/mcp/main.ts'),
  ],
  HTTP: () => [`http://127.0.0.1:${server.port}/mcp`, '--transport', 'http'],
};

/** What the command line of the MCP inspector prints about the server. */
async function inspect(target: string, ...args: string[]): Promise<Record<string, unknown>> {
  const command = [INSPECTOR, '--cli', ...(TARGETS[target]?.() ?? []), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: path.dirname(site.directory),
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const CALLS: [tool: string, args: string[], expected: string][] = [
  ['search_docs', ['query=sorting rows'], 'Sorting rows'],
  ['read_page', ['path=/x/introduction/mcp/'], '## Set up'],
  ['get_api', ['name=GridColDef', 'prop=align'], "'left' | 'right'"],
  ['list_demos', ['path=/x/react-data-grid/sorting/'], 'BasicSorting'],
  ['get_demo', ['path=/x/react-data-grid/sorting/', 'name=BasicSorting'], 'rows.ts'],
  ['list_versions', [], '@mui/x-data-grid@8.13.1'],
  ['api_diff', ['from=7.29.1'], 'rowBufferPx'],
  ['upgrade_file', ['from=7.29.1', 'source=let a'], '0 places to look at'],
];

describe.each(Object.keys(TARGETS))('the inspector over %s', (target) => {
  it('lists every tool', { timeout: TIMEOUT }, async () => {
    const { tools } = (await inspect(target, '--method', 'tools/list')) as {
      tools: { name: string }[];
    };
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([tool]) => tool));
  });

  it.concurrent.each(CALLS)('calls %s', { timeout: TIMEOUT }, async (tool, args, expected) => {
    const given = args.flatMap((arg) => ['--tool-arg', arg]);
    const answer = await inspect(target, '--method', 'tools/call', '--tool-name', tool, ...given);
    expect(answer['isError'] ?? false).toBe(false);
    expect(JSON.stringify(answer['content'])).toContain(expected);
  });
});
