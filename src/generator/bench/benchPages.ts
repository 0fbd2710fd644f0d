/** A page of each kind, and what its kind may cost. */
export interface BenchPage {
  path: string;
  /** Least points of Lighthouse's mobile performance. */
  performance: number;
  /** Most time that the main thread may be blocked with a CPU slowed down four times. */
  blockingMs: number;
  /** Search engines skip pages of figures for maintainers. */
  isIndexed?: boolean;
}

const TEXT = { performance: 99, blockingMs: 50 };
const REFERENCE = { performance: 99, blockingMs: 100 };
const PICKERS_AND_TREE = { performance: 95, blockingMs: 150 };
const CHARTS = { performance: 95, blockingMs: 250 };
const GRIDS = { performance: 95, blockingMs: 300 };

export const BENCH_PAGES: readonly BenchPage[] = [
  { path: '/x/', ...GRIDS },
  { path: '/x/introduction/', ...TEXT },
  { path: '/x/introduction/mcp/', ...TEXT },
  { path: '/x/migration/migration-data-grid-v7/', ...TEXT },
  { path: '/x/coverage/', ...TEXT, isIndexed: false },
  { path: '/x/api/data-grid/data-grid/', ...REFERENCE },
  { path: '/x/react-data-grid/filtering/components-api/', ...REFERENCE },
  { path: '/x/react-date-pickers/', ...PICKERS_AND_TREE },
  { path: '/x/react-date-pickers/date-picker/', ...PICKERS_AND_TREE },
  { path: '/x/react-tree-view/rich-tree-view/items/', ...PICKERS_AND_TREE },
  { path: '/x/react-charts/', ...CHARTS },
  { path: '/x/react-charts/bars/', ...CHARTS },
  { path: '/x/react-charts/hooks/use-legend/', ...CHARTS },
  { path: '/x/react-data-grid/', ...GRIDS },
  { path: '/x/react-data-grid/filtering/', ...GRIDS },
  { path: '/x/react-data-grid/recipes-editing/', ...GRIDS },
];

const BUDGETS: Readonly<Record<string, typeof TEXT>> = {
  '/x/react-data-grid/': GRIDS,
  '/x/react-charts/': CHARTS,
  '/x/react-date-pickers/': PICKERS_AND_TREE,
  '/x/react-tree-view/': PICKERS_AND_TREE,
};

/** The budget of a guide is that of the components it teaches. */
export function getGuideBudget(path: string): BenchPage {
  const family = Object.keys(BUDGETS).find((prefix) => path.startsWith(prefix));
  return { path, ...((family && BUDGETS[family]) || TEXT) };
}
