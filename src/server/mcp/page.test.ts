import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PAGES_DIR, ROOT } from '#generator/files/directories.ts';
import { parseEnv } from '../env.ts';
import { writeTestDocs } from '../testing/createTestDocs.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { TOOLS } from './tools.ts';

const read = (name: string) => readFileSync(path.join(PAGES_DIR, 'introduction/mcp', name), 'utf8');

/** The table rows whose first cell contains only code, with the names in that cell. */
function readRows(text: string): { names: string[]; rest: string }[] {
  return [...text.matchAll(/^\| (`\w+`(?:[,、] ?`\w+`)*) +\| (.*) \|$/gm)].map(
    ([, cell = '', rest = '']) => ({
      names: [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      rest,
    }),
  );
}

describe.each(['page.mdx', 'page.zh.mdx'])('what %s says', (name) => {
  const text = read(name);
  const rows = readRows(text);

  it('names every tool', () => {
    const tools = TOOLS.map((tool) => tool.name);
    expect(rows.slice(0, tools.length).flatMap(({ names }) => names)).toEqual(tools);
  });

  it('names every argument that is not required, with its tools', () => {
    const optional = TOOLS.flatMap((tool) => {
      const { properties = {}, required = [] } = z.toJSONSchema(tool.input, { io: 'input' });
      return Object.keys(properties)
        .filter((argument) => !required.includes(argument))
        .map((argument) => `${argument} of ${tool.name}`);
    });
    const described = rows.slice(TOOLS.length).flatMap(({ names, rest }) => {
      const tools = [...(rest.split('|')[0] ?? '').matchAll(/`(\w+)`/g)];
      return names.flatMap((argument) => tools.map(([, tool]) => `${argument} of ${tool}`));
    });
    expect(described.sort()).toEqual(optional.sort());
  });

  it('names the limit', () => {
    expect(text).toContain(String(parseEnv({}).MCP_PER_MINUTE));
  });

  it('shows settings that are valid JSON and lead to the server', () => {
    const blocks = [...text.matchAll(/```json title="[^"]+"\n([^]*?)```/g)].map(([, json]) => json);
    expect(blocks).toHaveLength(5);
    for (const block of blocks) {
      const settings = JSON.stringify(JSON.parse(block ?? ''));
      expect(settings).toContain('"x-docs"');
      expect(settings).toMatch(/"%SITE_URL%\/mcp"|"run","--silent","mcp"/);
    }
  });

  it('names files and scripts that exist', () => {
    const { bin, scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
      scripts: Record<string, string>;
    };
    expect(text).toContain(`node package/${bin['x-docs-mcp']}`);
    for (const [, script = ''] of text.matchAll(
      /npm (?:--prefix \S+ )?run (?:--silent )?([\w:]+)/g,
    )) {
      expect(scripts).toHaveProperty(script);
    }
  });
});

describe('the command of the settings', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
    await writeTestDocs(site.directory);
  });
  afterAll(() => site.remove());

  it(
    'starts the server, and nothing else is written to its output',
    { timeout: 60_000 },
    async () => {
      const json = /```json title="claude_desktop_config.json"\n([^]*?)```/.exec(
        read('page.mdx'),
      )?.[1];
      const { mcpServers } = JSON.parse(json ?? '') as {
        mcpServers: { 'x-docs': { command: string; args: string[] } };
      };
      const { command, args } = mcpServers['x-docs'];
      const client = new Client({ name: 'test', version: '1' });
      const faults: Error[] = [];
      client.onerror = (error) => faults.push(error);
      await client.connect(
        new StdioClientTransport({
          command,
          args: args.map((arg) => (arg === '/path/to/x-docs' ? ROOT : arg)),
          cwd: path.dirname(site.directory),
          env: { PATH: process.env['PATH'] ?? '', DIST_DIR: site.directory },
          stderr: 'ignore',
        }),
      );
      expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
      await client.close();
      expect(faults).toEqual([]);
    },
  );
});
