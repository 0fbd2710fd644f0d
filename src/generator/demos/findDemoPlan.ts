import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';

const PAID_PACKAGE = /from '@mui\/x-[a-z-]+-(pro|premium)(?=['/])/g;

/** `import { Heatmap } from '@mui/x-charts-pro/Heatmap'` → pro: the plan that the imports of a demo need */
export function findDemoPlan(sources: readonly string[]): Plan {
  const found = new Set(
    sources.flatMap((source) => [...source.matchAll(PAID_PACKAGE)].map(([, plan]) => plan)),
  );
  return PLANS.findLast((plan) => found.has(plan)) ?? 'community';
}
