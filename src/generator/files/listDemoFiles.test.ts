import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDemoName, listDemoFiles, listDemoNames, parseDemoName } from './listDemoFiles.ts';

describe('parseDemoName', () => {
  it.each([
    ['Bars.tsx', { name: 'Bars', styling: 'system' }],
    ['Bars.tailwind.tsx', { name: 'Bars', styling: 'tailwind' }],
    ['Bars.css.tsx', { name: 'Bars', styling: 'css' }],
    ['Bars.system.tsx', undefined],
    ['Bars.test.tsx', undefined],
    ['Bars.css', undefined],
    ['bars.tsx', undefined],
    ['Bars.ts', undefined],
    ['page.mdx', undefined],
  ])('%s → %j', (fileName, expected) => {
    expect(parseDemoName(fileName)).toEqual(expected);
    if (expected) expect(formatDemoName(expected.name, expected.styling as 'css')).toBe(fileName);
  });
});

describe('listDemoFiles', () => {
  let content: string;
  beforeEach(() => {
    content = mkdtempSync(path.join(tmpdir(), 'x-docs-demos-'));
    for (const file of [
      'pages/charts/bars/Bars.tsx',
      'pages/charts/bars/Bars.tailwind.tsx',
      'pages/charts/bars/data.ts',
      'pages/charts/bars/figures/Layout.tsx',
      'pages/charts/bars/page.mdx',
      'landing/Orders.tsx',
      'try-it/x-charts/RadarWithToolbar.tsx',
    ]) {
      mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
      writeFileSync(path.join(content, file), '');
    }
  });
  afterEach(() => rmSync(content, { recursive: true }));

  it('lists demos of pages and of the landing page in every styling, but no other components', () => {
    expect(listDemoFiles(content)).toEqual([
      {
        id: 'landing/Orders',
        name: 'Orders',
        styling: 'system',
        module: 'landing/Orders',
        file: path.join(content, 'landing/Orders.tsx'),
      },
      {
        id: 'pages/charts/bars/Bars',
        name: 'Bars',
        styling: 'system',
        module: 'pages/charts/bars/Bars',
        file: path.join(content, 'pages/charts/bars/Bars.tsx'),
      },
      {
        id: 'pages/charts/bars/Bars',
        name: 'Bars',
        styling: 'tailwind',
        module: 'pages/charts/bars/Bars.tailwind',
        file: path.join(content, 'pages/charts/bars/Bars.tailwind.tsx'),
      },
    ]);
  });

  it('lists each demo of a folder once', () => {
    expect(listDemoNames(path.join(content, 'pages/charts/bars'))).toEqual(['Bars']);
  });
});
