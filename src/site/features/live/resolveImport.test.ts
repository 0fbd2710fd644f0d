import { describe, expect, it } from 'vitest';
import { LiveFault } from './LiveFault.ts';
import { getPackageName, resolveImport, suggestPackages } from './resolveImport.ts';

const scope = {
  packages: [
    'react',
    'dayjs',
    '@mui/material',
    '@mui/material/Button',
    '@mui/material/ButtonGroup',
    '@mui/material/Box',
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-tree-view/RichTreeView',
    '@mui/icons-material/Folder',
  ],
  files: ['Demo.tsx', 'data.ts', 'parts/Row.tsx', 'parts/rows.json', 'styles.css'],
};

describe('resolveImport', () => {
  it.each([
    ['@mui/material/Button', 'Demo.tsx', { kind: 'package', name: '@mui/material/Button' }],
    ['./data', 'Demo.tsx', { kind: 'file', name: 'data.ts' }],
    ['./data.ts', 'Demo.tsx', { kind: 'file', name: 'data.ts' }],
    ['./parts/Row', 'Demo.tsx', { kind: 'file', name: 'parts/Row.tsx' }],
    ['./rows.json', 'parts/Row.tsx', { kind: 'file', name: 'parts/rows.json' }],
    ['../data', 'parts/Row.tsx', { kind: 'file', name: 'data.ts' }],
    ['./styles.css', 'Demo.tsx', { kind: 'file', name: 'styles.css' }],
  ])('finds %s from %s', (specifier, importer, target) => {
    expect(resolveImport(specifier, importer, scope)).toEqual(target);
  });

  it.each([
    ['@mui/material/Buton', 'import', ['@mui/material/Button']],
    ['@mui/icons-material/Folders', 'import', ['@mui/icons-material/Folder']],
    ['lodash', 'import', []],
    ['https://example.org/x.js', 'import', []],
    ['./dta', 'file', ['data.ts']],
    ['../../secret', 'file', []],
  ])('refuses %s and names what was meant', (specifier, kind, nearest) => {
    const attempt = () => resolveImport(specifier, 'Demo.tsx', scope);
    expect(attempt).toThrow(LiveFault);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ kind, details: { subject: specifier, nearest } });
    }
  });
});

describe('suggestPackages', () => {
  it.each([
    ['@mui/x-datagrid', ['@mui/x-data-grid', '@mui/x-data-grid-pro']],
    ['@mui/x-tree-view/TreeView', ['@mui/x-tree-view/RichTreeView']],
    ['@mui/material/Zzzzzzzzzzzz', ['@mui/material']],
  ])('offers for %s: %j', (specifier, names) => {
    expect(suggestPackages(specifier, scope.packages)).toEqual(names);
  });
});

describe('getPackageName', () => {
  it.each([
    ['react/jsx-runtime', 'react'],
    ['@mui/material/Button', '@mui/material'],
    ['dayjs', 'dayjs'],
  ])('%s belongs to %s', (specifier, name) => {
    expect(getPackageName(specifier)).toBe(name);
  });
});
