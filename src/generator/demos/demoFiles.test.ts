import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';
import { DATA_SETS, DEMO_PARTS } from './SharedFolder.ts';
import type { SharedFolder } from './SharedFolder.ts';

const ORDERS = `// A desk.
// Rebuild the rows with \`npm run data\`.

export const orders = [
];
`;

let root: string;
let shared: SharedFolder[];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'x-docs-demo-'));
  shared = [
    { ...DATA_SETS, directory: path.join(root, 'data') },
    { ...DEMO_PARTS, directory: path.join(root, 'demo-parts') },
  ];
  writeFiles('data', { 'orders.ts': ORDERS, 'sales.ts': '' });
  writeFiles('demo-parts', { 'settings.tsx': "import Slider from '@mui/material/Slider';\n" });
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
  return readDemoFiles(path.join(root, 'page', 'Demo.tsx'), shared);
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

  it('shows a demo part as a file beside the demo, with all its lines', () => {
    const [demo, settings] = readDemo({
      'Demo.tsx': "import { Settings } from '#demo-parts/settings';\n",
    });
    expect(demo?.source).toBe("import { Settings } from './settings';\n");
    expect(settings).toEqual({
      name: 'settings.tsx',
      source: "import Slider from '@mui/material/Slider';\n",
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
    ['#data/oders', 'did you mean "#data/orders"? The data sets are: orders, sales.'],
    ['../data/orders', 'write "#data/orders".'],
    ['#demo-parts/seting', 'did you mean "#demo-parts/settings"? The demo parts are: settings.'],
    ['../demo-parts/settings', 'write "#demo-parts/settings".'],
    [
      './rows',
      'a demo may import packages, data sets, demo parts, and files in its folder: Demo.tsx.',
    ],
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
