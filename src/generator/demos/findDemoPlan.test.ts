import { expect, it } from 'vitest';
import { findDemoPlan } from './findDemoPlan.ts';

it.each([
  [[], 'community'],
  [["import { BarChart } from '@mui/x-charts/BarChart';"], 'community'],
  [["import { Heatmap } from '@mui/x-charts-pro/Heatmap';"], 'pro'],
  [["import {\n  FunnelChart,\n  funnelClasses,\n} from '@mui/x-charts-pro';"], 'pro'],
  [
    [
      "import { DataGridPremium } from '@mui/x-data-grid-premium';",
      "import { Heatmap } from '@mui/x-charts-pro/Heatmap';",
    ],
    'premium',
  ],
  [["import { profit } from '#data/x-charts-profit';"], 'community'],
] as const)('reads %j as %s', (sources, plan) => {
  expect(findDemoPlan(sources)).toBe(plan);
});
