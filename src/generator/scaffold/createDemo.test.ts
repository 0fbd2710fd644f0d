import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { format } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPackageName } from '#model/project/toPackageName.ts';
import { readPackageVersions } from '../demos/packageVersions.ts';
import { listImports } from '../files/listImports.ts';
import { createDemo } from './createDemo.ts';
import { createDemoSource } from './demoTemplates.ts';

let pages: string;
beforeEach(() => {
  pages = mkdtempSync(path.join(tmpdir(), 'x-docs-pages-'));
  for (const route of ['react-charts/bars', 'react-tree-view/rich-tree-view/items']) {
    mkdirSync(path.join(pages, route), { recursive: true });
    writeFileSync(path.join(pages, route, 'page.mdx'), '');
  }
});
afterEach(() => rmSync(pages, { recursive: true }));

const read = (file: string) => readFileSync(path.join(pages, file), 'utf8');

describe('createDemo', () => {
  it.each(['/x/react-charts/bars', '/x/react-charts/bars/', '/zh/x/react-charts/bars/#labels'])(
    'writes a demo next to %s and explains how to show it',
    (address) => {
      expect(createDemo(address, 'BasicBars', pages).next).toBe('<Demo name="BasicBars" />');
      expect(read('react-charts/bars/BasicBars.tsx')).toContain(
        'export default function BasicBars() {',
      );
    },
  );

  it.each([
    ['', '', /A page and a name are needed\.\n  Hint: npm run new:demo -- /],
    ['/x/react-charts/bars', '', /A page and a name are needed/],
    [
      '/x/react-charts/bras',
      'A',
      /There is no page \/x\/react-charts\/bras\.\n  Hint: did you mean npm run new:demo -- \/x\/react-charts\/bars A\?/,
    ],
    [
      '/x/react-tree-view/items',
      'A',
      /did you mean npm run new:demo -- \/x\/react-tree-view\/rich-tree-view\/items A\?/,
    ],
    [
      '/x/react-data-grid/rows',
      'A',
      /Hint: make the page first: npm run new:page -- \/x\/react-data-grid\/rows/,
    ],
    [
      '/x/react-charts/bars',
      'basic-bars.tsx',
      /cannot be called "basic-bars\.tsx"\.\n  Hint: take "BasicBars"/,
    ],
    ['/x/react-charts/bars', '3DBars', /Hint: take "DBars"/],
    ['/x/react-charts/bars', '../Bars', /Hint: take "Bars"/],
    ['/x/react-charts/bars', '柱', /Hint: a capital first/],
  ])('answers %j %j with the way out', (address, name, message) => {
    expect(() => createDemo(address, name, pages)).toThrow(message);
  });

  it('does not overwrite an existing demo', () => {
    writeFileSync(path.join(pages, 'react-charts/bars/Mine.tsx'), 'mine');
    expect(() => createDemo('/x/react-charts/bars', 'Mine', pages)).toThrow(
      'The demo "Mine" exists already.',
    );
    expect(read('react-charts/bars/Mine.tsx')).toBe('mine');
  });

  it('writes nothing when it fails', () => {
    expect(() => createDemo('/x/react-charts/bars', 'a/../../B', pages)).toThrow(
      'cannot be called',
    );
    expect(existsSync(path.join(pages, 'B.tsx'))).toBe(false);
  });
});

describe('createDemoSource', () => {
  const cases = [
    ['react-data-grid/sorting', '@mui/x-data-grid'],
    ['react-date-pickers/date-picker', '@mui/x-date-pickers'],
    ['react-charts/bars', '@mui/x-charts'],
    ['react-tree-view/simple-tree-view/items', '@mui/x-tree-view'],
    ['react-tree-view/rich-tree-view/items', '@mui/x-tree-view'],
    ['introduction', '@mui/material'],
  ] as const;

  const known = Object.keys(readPackageVersions());

  it.each(cases)('uses a component of the right family on %s', (route, family) => {
    const packages = listImports(createDemoSource(route, 'Mine')).map((specifier) =>
      toPackageName(specifier),
    );
    expect(packages).toContain(family);
    expect(known).toEqual(expect.arrayContaining(packages));
  });

  it.each(cases)('creates formatted TypeScript on %s', async (route) => {
    const source = createDemoSource(route, 'Mine');
    const { diagnostics } = ts.transpileModule(source, {
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      fileName: 'Mine.tsx',
    });
    expect(diagnostics).toEqual([]);
    expect(await format(source, { parser: 'typescript', singleQuote: true, printWidth: 80 })).toBe(
      source,
    );
  });
});
