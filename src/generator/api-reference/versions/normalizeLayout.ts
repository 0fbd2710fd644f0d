import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Builds for other environments, without declarations. */
const OTHER_BUILDS = new Set(['esm', 'legacy', 'modern', 'node', 'node_modules']);

/** What packages before version 8 expect from the types of React, and what later types of React left out. */
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

/** Gives an unpacked package the layout that packages have since version 8: declarations and modules in `esm`. */
export function normalizeLayout(directory: string): void {
  const target = path.join(directory, 'esm');
  const index = path.join(directory, 'index.d.ts');
  if (existsSync(target) || !existsSync(index)) return;
  for (const entry of readdirSync(directory)) {
    if (OTHER_BUILDS.has(entry)) continue;
    cpSync(path.join(directory, entry), path.join(target, entry), { recursive: true });
  }
  writeFileSync(path.join(target, 'oldReact.d.ts'), OLD_REACT);
  writeFileSync(
    path.join(target, 'index.d.ts'),
    `import './oldReact';\n${readFileSync(index, 'utf8')}`,
  );
  const file = path.join(directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const exports = {
    './package.json': './package.json',
    '.': './esm/index.d.ts',
    './*': ['./esm/*/index.d.ts', './esm/*.d.ts'],
  };
  writeFileSync(file, JSON.stringify({ ...manifest, exports }));
}
