import { describe, expect, it } from 'vitest';
import { DATE_ADAPTERS } from '../demo/dateAdapters.ts';
import { DocsError } from '../errors/DocsError.ts';
import { collectDependencies } from './collectDependencies.ts';
import type { DependencyOptions } from './collectDependencies.ts';
import { exampleVersions } from './exampleVersions.ts';

const collect = (imports: string[], options: Partial<DependencyOptions> = {}) =>
  collectDependencies(imports, {
    variant: 'TS',
    styling: 'system',
    versions: exampleVersions,
    ...options,
  });

const BASE = {
  '@emotion/react': '11.0.1',
  '@emotion/styled': '11.0.2',
  '@mui/material': '7.0.4',
  react: '19.0.16',
  'react-dom': '19.0.17',
};

describe('collectDependencies', () => {
  it('lists the base packages for a demo without imports', () => {
    expect(collect([]).dependencies).toEqual(BASE);
  });

  it.each([
    [['react', '@mui/material/Box', '@mui/material'], {}],
    [['@mui/icons-material/Star'], { '@mui/icons-material': '7.0.3' }],
    [['@mui/x-tree-view/RichTreeView'], { '@mui/x-tree-view': '8.0.8', '@mui/system': '7.0.5' }],
    [['dayjs/locale/de', './data'], { dayjs: '1.0.15' }],
  ])('adds the packages of %j and their peers', (imports, expected) => {
    expect(collect(imports).dependencies).toEqual({ ...BASE, ...expected });
  });

  it.each(Object.entries(DATE_ADAPTERS))('adds the library for %s: %s', (adapter, library) => {
    for (const family of ['x-date-pickers', 'x-date-pickers-pro']) {
      const versions = { ...exampleVersions, '@mui/x-date-pickers-pro': { version: '8.0.7' } };
      const { dependencies } = collect([`@mui/${family}/${adapter}`], { versions });
      // Only one of these libraries is installed in the example.
      expect(dependencies[library]).toBe(library === 'dayjs' ? '1.0.15' : 'latest');
    }
  });

  it.each(['AdapterDateFnsV2', 'AdapterTemporal', 'AdapterDayjs/deep'])(
    'has no library for %s',
    (adapter) => {
      expect(() => collect([`@mui/x-date-pickers/${adapter}`])).toThrow(
        new TypeError(`Can't determine required npm package for adapter '${adapter}'`),
      );
    },
  );

  it.each([
    [
      'TS',
      'system',
      ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
    ],
    ['JS', 'system', ['@vitejs/plugin-react', 'vite']],
    ['JS', 'css', ['@vitejs/plugin-react', 'vite']],
    ['JS', 'tailwind', ['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite']],
  ] as const)('builds %s in %s with %j', (variant, styling, expected) => {
    expect(Object.keys(collect([], { variant, styling }).devDependencies)).toEqual(expected);
  });

  it.each([
    ['AdapterLuxon', '@types/luxon'],
    ['AdapterMomentHijri', '@types/moment-hijri'],
    ['AdapterMomentJalaali', '@types/moment-jalaali'],
  ])('adds the types that the library of %s lacks', (adapter, types) => {
    const imports = [`@mui/x-date-pickers/${adapter}`];
    expect(collect(imports).devDependencies[types]).toBe('latest');
    expect(collect(imports, { variant: 'JS' }).devDependencies).not.toHaveProperty(types);
  });

  it('adds no types for a library that includes its own', () => {
    const versions = { ...exampleVersions, luxon: { version: '9.0.0' } };
    const all = collect(['@mui/x-date-pickers/AdapterLuxon'], { versions });
    expect(all.dependencies['luxon']).toBe('9.0.0');
    expect(all.devDependencies).not.toHaveProperty('@types/luxon');
  });

  it.each([
    [['@mui/x-tree-view'], {}],
    [['@mui/x-data-grid-premium'], { 'typedarray.prototype.slice': '1.0.5' }],
    [['@mui/x-tree-view-pro'], { '@mui/x-tree-view-pro': { '@mui/x-tree-view': '8.0.10' } }],
  ])('carries over the overrides of %j', (imports, expected) => {
    expect(collect(imports).overrides).toEqual(expected);
  });

  it.each([
    ['lodash/debounce', 'lodash', 'add "lodash" to the dependencies in package.json.'],
    ['@mui/x-treeview', '@mui/x-treeview', 'did you mean "@mui/x-tree-view"?'],
    ['constructor', 'constructor', 'add "constructor" to the dependencies in package.json.'],
  ])('rejects the unknown import %s', (specifier, name, hint) => {
    const message = `The demo imports "${name}", but its version is unknown.`;
    expect(() => collect([specifier])).toThrow(new DocsError(message, { hint }));
  });
});
