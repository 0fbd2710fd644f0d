import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { normalizeLayout } from './normalizeLayout.ts';
import { readRelease } from './readRelease.ts';

const TREE_VIEW = siteConfig.products.find(({ id }) => id === 'x-tree-view') as ProductConfig;

/** A package from before version 8: declarations next to the manifest, a manifest in each folder, and several builds. */
const FILES = {
  'package.json': JSON.stringify({
    name: '@mui/x-tree-view',
    version: '0.1.0',
    main: './node/index.js',
    module: './index.js',
    types: './index.d.ts',
  }),
  'index.d.ts': "export * from './TreeView';\n",
  'index.js': "export * from './TreeView';\n",
  'node/index.js': '',
  'modern/index.js': '',
  'TreeView/package.json': JSON.stringify({
    module: './index.js',
    main: '../node/TreeView/index.js',
    types: './index.d.ts',
  }),
  'TreeView/index.d.ts': "export * from './TreeView';\n",
  'TreeView/index.js': "export * from './TreeView';\n",
  'TreeView/TreeView.d.ts': `import * as React from 'react';
export interface TreeViewProps {
  /**
   * Expanded at first.
   * @default []
   * @deprecated Use \`defaultExpandedItems\` instead.
   */
  defaultExpanded?: string[];
  icon?: React.ReactNode;
}
export declare function TreeView(props: TreeViewProps): JSX.Element;
`,
  'TreeView/TreeView.js': 'export function TreeView() {}\n',
};

it('reads a package with the layout of older versions', { timeout: 300_000 }, async () => {
  const release = { minor: '0.1', packages: { '@mui/x-tree-view': '0.1.0' } };
  const { family } = await readRelease(TREE_VIEW, release, (directory, packages) => {
    for (const name of Object.keys(packages)) {
      const target = path.join(directory, 'node_modules', name);
      for (const [file, text] of Object.entries(FILES)) {
        mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
        writeFileSync(path.join(target, file), text);
      }
      normalizeLayout(target);
    }
    return Promise.resolve();
  });
  const [component] = family.components;
  expect(component?.name).toBe('TreeView');
  expect(component?.imports.map(({ from }) => from)).toContain('@mui/x-tree-view/TreeView');
  const props = new Map(component?.props.map((prop) => [prop.name, prop]));
  expect([...props.keys()].sort()).toEqual(['defaultExpanded', 'icon']);
  expect(props.get('defaultExpanded')).toMatchObject({
    default: '[]',
    deprecated: { replacement: 'defaultExpandedItems' },
  });
  expect(family.otherExports.map(({ name }) => name)).toContain('TreeViewProps');
});
