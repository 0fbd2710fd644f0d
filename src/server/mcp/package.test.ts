import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#generator/files/directories.ts';
import { bundleMcp } from '#generator/machine-docs/bundleMcp.ts';
import { writeTestDocs } from '../testing/createTestDocs.ts';

const run = promisify(execFile);

/** Exits if the process tries to use the network. */
const NO_NETWORK = `
import net from 'node:net';
import dns from 'node:dns';
const refuse = () => { process.stderr.write('NETWORK'); process.exit(86); };
net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
dns.promises.lookup = refuse;
globalThis.fetch = refuse;
`;

/** Deletes APIs that Node 20.0, the oldest version that `engines` allows, doesn't have. Using them then fails on newer versions too. */
const OLDEST_NODE = `
const missing = [
  [globalThis, 'navigator', 'WebSocket', 'Iterator', 'URLPattern'],
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [Array, 'fromAsync'],
  [Promise, 'withResolvers', 'try'],
  [RegExp, 'escape'],
  [Error, 'isError'],
  [URL, 'parse'],
  [process, 'getBuiltinModule', 'loadEnvFile'],
  [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  [Iterator.prototype, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
];
for (const [object, ...names] of missing) for (const name of names) delete object[name];
`;
/** APIs that can't be deleted. They were added in Node 20.11, 20.6, and 22.5. */
const NEWER_NODE = /import\.meta\.(?:dirname|filename|resolve)|node:sqlite/;

describe('the packed project', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'x-docs-pack-'));
    const project = path.join(directory, 'project');
    await mkdir(project);
    for (const name of ['package.json', 'README.md', 'LICENSE', 'src', 'decisions']) {
      await cp(path.join(ROOT, name), path.join(project, name), { recursive: true });
    }
    await writeTestDocs(path.join(project, 'dist'));
    // A build also contains compressed copies and pages that the package doesn't need.
    await writeFile(path.join(project, 'dist/x/docs-store.json.br'), '');
    await writeFile(path.join(project, 'dist/x/search/en/general.json.gz'), '');
    await writeFile(path.join(project, 'dist/index.html'), '');
    await bundleMcp(path.join(project, 'dist/_mcp'));
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', directory], {
      cwd: project,
    });
    const tarball = (await readdir(directory)).find((name) => name.endsWith('.tgz')) ?? '';
    await run('tar', ['-xzf', tarball], { cwd: directory });
    await writeFile(path.join(directory, 'no-network.mjs'), NO_NETWORK);
    await writeFile(path.join(directory, 'oldest-node.mjs'), OLDEST_NODE);
    await rm(project, { recursive: true });
  }, 120_000);
  afterAll(() => rm(directory, { recursive: true }));

  it('contains the server, its docs, and nothing else', async () => {
    const names = await readdir(path.join(directory, 'package'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(path.join(directory, 'package'), path.join(entry.parentPath, entry.name)),
      )
      .sort();
    expect(files.filter((file) => !file.startsWith('dist/x/search/'))).toEqual([
      'LICENSE',
      'README.md',
      'dist/_mcp/x-docs-mcp.mjs',
      'dist/x/docs-store.json',
      'package.json',
    ]);
    const search = files.filter((file) => file.startsWith('dist/x/search/'));
    expect(search).toHaveLength(10);
    expect(search.every((file) => file.endsWith('.json'))).toBe(true);
  });

  it(
    'answers by its bin, far from any packages, without network, and with what the oldest Node has',
    { timeout: 60_000 },
    async () => {
      const manifest = path.join(directory, 'package/package.json');
      const { default: text } = (await import(manifest, { with: { type: 'json' } })) as {
        default: { bin: Record<string, string> };
      };
      const bin = path.join(directory, 'package', text.bin['x-docs-mcp'] ?? '');
      expect(await readFile(bin, 'utf8')).not.toMatch(NEWER_NODE);
      const importing = (name: string) => ['--import', path.join(directory, name)];
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: [...importing('no-network.mjs'), ...importing('oldest-node.mjs'), bin],
          cwd: directory,
          stderr: 'ignore',
        }),
      );
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(8);
      const { content } = await client.callTool({
        name: 'search_docs',
        arguments: { query: 'sorting' },
      });
      expect(JSON.stringify(content)).toContain('/x/react-data-grid/sorting/');
      const upgrade = await client.callTool({
        name: 'upgrade_file',
        arguments: {
          from: '7.29',
          source: "import { GridToolbarV7 } from '@mui/x-data-grid';",
        },
      });
      expect(JSON.stringify(upgrade.content)).toContain('1:10 `GridToolbarV7`');
      await client.close();
    },
  );
});
