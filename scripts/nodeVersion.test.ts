import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const oldest = /^>=(\d+)$/.exec(engines.node)?.[1];

/** Every place that says which Node is needed. `package.test.ts` of the MCP server tests that it's true there. */
const STATEMENTS: [string, RegExp][] = [
  ['README.md', /need Node (\S+) or later/],
  ['scripts/README.md', /for Node (\S+) and later/],
  ['scripts/ensureInstall.mjs', /on Node (\S+) or later/],
  ['decisions/005-pinned-node.md', /npm and Node (\S+) or later/],
  ['src/generator/machine-docs/bundleMcp.ts', /target: 'node([^']+)'/],
  ['content/pages/introduction/mcp/page.mdx', /Node\.js is too old\. Use version (\S+) or later\./],
];

it.each(STATEMENTS)('is the same in %s as in package.json', (file, pattern) => {
  expect(oldest).toBeDefined();
  expect(pattern.exec(read(file))?.[1]).toBe(oldest);
});

it('is the same in the lockfile', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: unknown }>;
  };
  expect(lock.packages['']?.engines).toEqual(engines);
});

it.each(['ensureInstall', 'mcp', 'runPinned', 'start', 'test', 'watchParent'])(
  'is enough for %s.mjs, which runs before the pinned Node',
  (name) => {
    // They came with Node 20.11 and 20.6.
    expect(read(`scripts/${name}.mjs`)).not.toMatch(/import\.meta\.(?:dirname|filename|resolve)/);
  },
);
