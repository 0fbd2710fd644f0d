import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';

const ORDERS = `// A desk.
// Rebuild the rows with \`npm run data\`.

export const orders = [
];
`;

let root: string;
let data: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'x-docs-demo-'));
  data = path.join(root, 'data');
  writeFiles('data', { 'orders.ts': ORDERS, 'sales.ts': '' });
});
afterEach(() => rmSync(root, { recursive: true }));

function writeFiles(folder: string, files: Record<string, string>): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, source] of Object.entries(files)) {
    writeFileSync(path.join(root, folder, name), source);
  }
}

function readDemo(files: Record<string, string>): SourceFile[] {
  writeFiles('page', files);
  return readDemoFiles(path.join(root, 'page', 'Demo.tsx'), data);
}

describe('readDemoFiles', () => {
  it("finds the demo's files, in its folder and elsewhere", () => {
    const files = readDemo({
      'Demo.tsx': "import { load } from './server';\n",
      'server.ts': "import { rows } from './rows.ts';\n",
      'rows.ts': 'export const rows = [];\n',
    });
    expect(files.map(({ name }) => name)).toEqual(['Demo.tsx', 'server.ts', 'rows.ts']);
  });

  it('shows a shared data set as a file beside the demo', () => {
    const [demo, orders] = readDemo({
      'Demo.tsx': "import {\n  orders,\n  type Order,\n} from '#data/orders';\n",
    });
    expect(demo?.source).toBe("import {\n  orders,\n  type Order,\n} from './orders';\n");
    expect(orders).toEqual({
      name: 'orders.ts',
      source: '// A desk.\n\nexport const orders = [\n];\n',
      dataSet: 'orders',
    });
  });

  it('finds data sets through the files beside the demo', () => {
    const files = readDemo({
      'Demo.tsx': "import { load } from './server';\n",
      'server.ts': "import { sales } from '#data/sales';\n",
    });
    expect(files.map(({ name }) => name)).toEqual(['Demo.tsx', 'server.ts', 'sales.ts']);
  });

  it.each([
    ['#data/oders', 'did you mean "#data/orders"? Data sets: orders, sales.'],
    ['../data/orders', 'write "#data/orders".'],
    ['./rows', 'a demo may import packages, data sets, and files in its folder: Demo.tsx.'],
  ])('refuses %s', (specifier, hint) => {
    expect(() => readDemo({ 'Demo.tsx': `import { rows } from '${specifier}';\n` })).toThrow(
      expect.objectContaining({ hint }),
    );
  });

  it('refuses a file with the name of a data set', () => {
    const files = {
      'Demo.tsx': "import { orders } from '#data/orders';\nimport { more } from './orders';\n",
      'orders.ts': 'export const more = [];\n',
    };
    expect(() => readDemo(files)).toThrow('two files named orders.ts');
  });
});
