import path from 'node:path';
import type { Plugin } from 'vite';

/** How the packages lie on one another: none imports from one further down. */
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

/** How many demos must use a module for it to go with the others of its package: nearly all, most of a family, some. */
const TIERS = [
  { suffix: '', share: 300 },
  { suffix: '-family', share: 60 },
  { suffix: '-more', share: 20 },
] as const;

const PREFIX = 'library-';
/** One file for whatever draws with React. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//;

/** Whether a file of the browser build is one of the chunks made below. */
export function isLibraryChunk(file: string): boolean {
  return path.posix.basename(file).startsWith(PREFIX);
}

/**
 * Left to itself the bundler makes a chunk of every set of modules that the same demos use, and a page asks for more than a
 * hundred. These groups bring together what is used about as often. A module is used at least as often as those that import it,
 * so no tier needs a later one, and chunks never import each other in a circle.
 */
export function createLibraryGroups() {
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
      minShareCount: share,
      priority: count - tier * names.length - place,
    })),
  );
  return [renderer, ...tiers];
}

/** Tells the browser that nearly all of a file will run, so that it compiles the functions while it is still being fetched. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Spares the reader the compiling of what every demo runs, function by function, at the moment when a demo starts. */
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
