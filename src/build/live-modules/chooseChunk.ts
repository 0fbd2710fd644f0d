/** Small entries that few programs want, or that load themselves on demand: each stays by itself. */
const ALONE = /\/node_modules\/(@mui\/icons-material|dayjs|date-fns|date-fns-jalali|luxon|moment[\w-]*|exceljs)\//;

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** What several X packages stand on. */
const X_SHARED = new Set(['x-internals', 'x-license', 'x-telemetry']);
const CHARTS_VENDOR = new Set(['x-charts-vendor', 'x-internal-gestures']);

/**
 * `…/node_modules/@mui/x-charts-pro/node_modules/@mui/x-charts/esm/index.js` → `x-charts-pro`. A run then loads a handful of files:
 * one per package. A package's own copy of another one belongs to its owner.
 */
export function chooseChunk(moduleId: string): string | null {
  const id = moduleId.replaceAll('\\', '/');
  if (!id.includes('/node_modules/') || ALONE.test(id)) return null;
  if (REACT.test(id)) return 'react';
  const [, owner] = /\/node_modules\/@mui\/(x-[\w-]+)\//.exec(id) ?? [];
  if (!owner) return /\/node_modules\/d3-|\/@react-spring\//.test(id) ? 'x-charts-vendor' : 'material';
  if (X_SHARED.has(owner)) return 'x-shared';
  if (CHARTS_VENDOR.has(owner)) return 'x-charts-vendor';
  return owner === 'x-virtualizer' ? 'x-data-grid' : owner;
}
