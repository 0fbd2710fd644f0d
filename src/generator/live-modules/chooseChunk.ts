const FORMIK = ['formik', 'deepmerge', 'lodash-es', 'react-fast-compare', 'tiny-warning'];

/** Entries that few programs need, or that are loaded on demand. Each gets a separate file. */
const RARE = [
  '@mui/icons-material',
  'dayjs/locale',
  'date-fns',
  'date-fns-jalali',
  'luxon',
  String.raw`moment[\w-]*`,
  'exceljs',
  String.raw`@tanstack/[\w-]+`,
  'react-hook-form',
  'swr',
  'dequal',
  ...FORMIK,
];
const ALONE = new RegExp(`/node_modules/(${RARE.join('|')})/`);

/** One file per package, so that running code loads only a few. Packages that others depend on come first. */
export const CHUNKS = [
  'react',
  'material',
  'dayjs',
  'x-shared',
  'x-charts-vendor',
  'x-charts',
  'x-data-grid',
  'x-date-pickers',
  'x-tree-view',
  'x-charts-pro',
  'x-data-grid-pro',
  'x-date-pickers-pro',
  'x-tree-view-pro',
  'x-data-grid-premium',
] as const;

/** Packages that only serve others, by the file they go into. */
const SERVANTS: Readonly<Record<string, string>> = {
  'x-internals': 'x-shared',
  'x-license': 'x-shared',
  'x-telemetry': 'x-shared',
  'x-internal-gestures': 'x-charts-vendor',
  'x-virtualizer': 'x-data-grid',
};

/**
 * `…/node_modules/@mui/x-charts-pro/node_modules/@mui/x-charts/esm/index.js` → `x-charts-pro`: a package's own copy of another one
 * belongs to its owner. `null` leaves the choice to the bundler.
 */
export function chooseChunk(moduleId: string): string | null {
  const id = moduleId.replaceAll('\\', '/');
  // What the bundler puts around each `import()`; every run has React anyway.
  if (id.includes('vite/preload-helper')) return 'react';
  const [, name = ''] = /\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(id) ?? [];
  if (name === '' || ALONE.test(id)) return null;
  if (/^(react|react-dom|scheduler)$/.test(name)) return 'react';
  if (name === 'dayjs') return 'dayjs';
  if (name.startsWith('d3-') || name.startsWith('@react-spring/')) return 'x-charts-vendor';
  if (!name.startsWith('@mui/x-')) return 'material';
  const owner = name.slice('@mui/'.length);
  return SERVANTS[owner] ?? owner;
}
