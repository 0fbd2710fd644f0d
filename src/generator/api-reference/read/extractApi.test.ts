import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { ROOT } from '../../files/directories.ts';
import { extractApi } from './extractApi.ts';

const TREE_VIEW = siteConfig.products.find(({ id }) => id === 'x-tree-view') as ProductConfig;

/** A package with a component that can be read, and exports that can't. */
const DECLARATIONS = `
import * as React from 'react';
import { Nothing } from 'a-missing-package';
export interface GoodProps {
  /**
   * How many.
   * @default 3
   */
  count?: number;
  /** @ignore - do not document. */
  hidden?: string;
}
/** A good component. */
export declare function Good(props: GoodProps): React.JSX.Element;
export declare const Broken: Nothing;
export declare function Opaque(props: Nothing): React.JSX.Element;
/** @deprecated Use \`Good\` instead. */
export declare const Unstable_Good: typeof Good;
`;

describe('extractApi', { timeout: 300_000 }, () => {
  let root: string;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'extract-')));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function install(declarations: string): ProductConfig {
    const directory = path.join(root, 'node_modules/@mui/x-tree-view');
    mkdirSync(path.join(directory, 'esm'), { recursive: true });
    mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
    symlinkSync(
      path.join(ROOT, 'node_modules/@types/react'),
      path.join(root, 'node_modules/@types/react'),
    );
    writeFileSync(
      path.join(directory, 'package.json'),
      JSON.stringify({
        name: '@mui/x-tree-view',
        version: '1.0.0',
        exports: { '.': { types: './esm/index.d.ts' } },
      }),
    );
    writeFileSync(path.join(directory, 'esm/index.d.ts'), declarations);
    const packages = [{ name: '@mui/x-tree-view', plan: 'community' as const, version: '1.0.0' }];
    return { ...TREE_VIEW, packages };
  }

  it('reports the names of all unreadable exports at once', () => {
    const product = install(DECLARATIONS);
    const extract = () => extractApi({ products: [product], navigation: [], root });
    expect(extract).toThrow(/The export Broken of @mui\/x-tree-view cannot be read/);
    expect(extract).toThrow(/The props of Opaque cannot be read: their type is "any"/);
    expect(extract).toThrow(/export no type called TreeViewBaseItem/);
    expect(extract).not.toThrow(/Good/);
  });

  it('returns the same result every time', () => {
    const [first, second] = [1, 2].map(() =>
      JSON.stringify(extractApi({ products: [TREE_VIEW], navigation: [] })),
    );
    expect(first === second).toBe(true);
  });
});
