import path from 'node:path';
import type { Plugin } from 'vite';

/** Packages in the order of their dependencies: none imports from one further down. */
const PACKAGES = {
  react: ['react', 'use-sync-external-store'],
  styles: [
    '@emotion/.+',
    'stylis',
    'clsx',
    'react-is',
    'prop-types',
    '@babel/runtime',
    '@mui/(utils|types|system|styled-engine|private-theming)',
  ],
  material: ['@mui/material', '@popperjs/core', 'react-transition-group', 'dom-helpers'],
  common: ['@mui/x-(internals|license|telemetry|internal-gestures)', 'reselect'],
  grid: ['@mui/x-data-grid', '@mui/x-virtualizer'],
  'grid-pro': ['@mui/x-data-grid-pro'],
  'grid-premium': ['@mui/x-data-grid-premium'],
  charts: ['@mui/x-charts', '@mui/x-charts-vendor', 'd3-.+', 'internmap', 'bezier-easing'],
  'charts-pro': ['@mui/x-charts-pro'],
  pickers: ['@mui/x-date-pickers'],
  'pickers-pro': ['@mui/x-date-pickers-pro'],
  tree: ['@mui/x-tree-view', '@base-ui-components/utils'],
  'tree-pro': ['@mui/x-tree-view-pro'],
} as const;

/**
 * The share of all demos that must use a module for it to be grouped with others of its package: about half (nearly everything on
 * the site loads it), most of a product's demos, some of them. Shares, because counts would drift with every demo that is added.
 */
const TIERS = [
  { suffix: '', share: 0.5 },
  { suffix: '-family', share: 0.1 },
  { suffix: '-more', share: 0.033 },
] as const;

const PREFIX = 'library-';
/** One file for everything that renders with React. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//;

/** Whether a file of the browser build is one of the chunks below. */
export function isLibraryChunk(file: string): boolean {
  return path.posix.basename(file).startsWith(PREFIX);
}

/**
 * Without groups, the bundler creates a chunk for every set of modules that the same demos use, and a page loads more than a hundred
 * files. These groups combine modules that are used about equally often. A module is used at least as often as those that import it,
 * so no tier needs a later one, and chunks never import each other in a circle.
 */
export function createLibraryGroups(demoCount: number) {
  const names = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[];
  const count = names.length * TIERS.length;
  const renderer = {
    name: `${PREFIX}renderer`,
    test: REACT_DOM,
    minShareCount: 1,
    priority: count + 1,
  };
  const tiers = TIERS.flatMap(({ suffix, share }, tier) =>
    names.map((name, place) => ({
      name: `${PREFIX}${name}${suffix}`,
      test: new RegExp(`/node_modules/(${PACKAGES[name].join('|')})/`),
      minShareCount: Math.max(1, Math.round(share * demoCount)),
      priority: count - tier * names.length - place,
    })),
  );
  return [renderer, ...tiers];
}

/** Nearly all of the file will run, so the browser should compile its functions while it's still downloading. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Otherwise the browser compiles what every demo runs function by function, at the moment when a demo starts. */
export function compileLibrariesAtOnce(): Plugin {
  return {
    name: 'x-docs:compile-libraries-at-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (!isLibraryChunk(chunk.fileName) || chunk.name.endsWith('-more')) continue;
        chunk.code = COMPILE_AT_ONCE + chunk.code;
      }
    },
  };
}
