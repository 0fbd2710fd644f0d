import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Builds for other environments, without declarations. */
const OTHER_BUILDS = new Set(['esm', 'legacy', 'modern', 'node', 'node_modules']);

/** Types that packages before version 8 use, and that newer types of React removed. */
const OLD_REACT = `import * as React from 'react';
declare module 'react' {
  type VFC<P = {}> = FunctionComponent<P>;
  type SFC<P = {}> = FunctionComponent<P>;
  type ReactText = string | number;
  type ReactChild = ReactElement | ReactText;
}
declare global {
  namespace JSX {
    interface Element extends React.JSX.Element {}
    interface ElementClass extends React.JSX.ElementClass {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
  }
}
export {};
`;

interface Manifest {
  types?: string;
  typings?: string;
  module?: string;
}

/**
 * Gives an unpacked package the layout of version 8 and later, with declarations and modules in `esm`. Packages of
 * versions 5 to 7 have them next to the manifest, and the oldest ones may have a single bundle in a folder such as `dist`.
 */
export function normalizeLayout(directory: string): void {
  const target = path.join(directory, 'esm');
  if (existsSync(path.join(target, 'index.d.ts'))) return;
  const manifestFile = path.join(directory, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const index = findIndex(directory, manifest);
  if (!index) return;
  const source = path.dirname(index);
  for (const entry of readdirSync(source)) {
    if (OTHER_BUILDS.has(entry)) continue;
    // If a script already exists in `esm`, that one is preferred.
    cpSync(path.join(source, entry), path.join(target, entry), { recursive: true, force: false });
  }
  addScript(path.join(target, path.basename(index)), directory, manifest);
  writeFileSync(path.join(target, 'oldReact.d.ts'), OLD_REACT);
  writeFileSync(path.join(target, 'index.d.ts'), `import './oldReact';\n${readIndex(index)}`);
  const exports = {
    './package.json': './package.json',
    '.': './esm/index.d.ts',
    './*': ['./esm/*/index.d.ts', './esm/*.d.ts'],
  };
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, exports }));
}

/** Finds the main declaration file: next to the manifest, or wherever the manifest points. */
function findIndex(directory: string, { types, typings }: Manifest): string | undefined {
  const named = types ?? typings;
  const candidates = [
    path.join(directory, 'index.d.ts'),
    ...(named === undefined
      ? []
      : [
          path.join(directory, path.dirname(named), 'index.d.ts'),
          path.join(directory, named),
          path.join(directory, `${named}.d.ts`),
        ]),
  ];
  return candidates.find((file) => file.endsWith('.d.ts') && existsSync(file));
}

/** Returns the text of `index.d.ts`. A bundle keeps its name, because the script is found by that name. */
function readIndex(index: string): string {
  const name = path.basename(index, '.d.ts');
  return name === 'index' ? readFileSync(index, 'utf8') : `export * from './${name}';\n`;
}

/** Copies the script of a bundle next to its declarations under the same name, where defaults and classes are read from. */
function addScript(declarations: string, directory: string, { module }: Manifest): void {
  const script = declarations.replace(/\.d\.ts$/, '.js');
  if (existsSync(script) || module === undefined) return;
  const bundle = path.join(directory, module);
  if (existsSync(bundle)) copyFileSync(bundle, script);
}
