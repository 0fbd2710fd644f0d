import { expect, it } from 'vitest';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import { formatUpgrades } from './formatUpgrades.ts';

const FAMILY: UpgradeFamily = {
  productId: 'x-charts',
  name: 'Charts',
  releases: ['7.29', '8.0', '8.4'],
  pages: {},
  changes: { ChartsOld: [{ kind: 'removed', version: '8.0' }] },
  guides: [
    {
      major: 8,
      path: '/x/migration/migration-charts-v7/',
      title: 'Upgrade Charts',
      sections: {},
      replacements: {},
      codemod: 'npx @mui/x-codemod@8 v8.0.0/charts/preset-safe src',
    },
  ],
};

it.each([
  ['en', 'https://mui.com/x/migration/migration-charts-v7/'],
  ['zh', 'https://mui.com/zh/x/migration/migration-charts-v7/'],
] as const)('lists each step in %s with its guide and codemod', (locale, guide) => {
  expect(formatUpgrades([FAMILY], locale)).toContain(
    `| [Charts](https://mui.com/x/upgrade/x-charts.json) | 7.29–8.4 | 1 | 0 | 0 | 0 | [Upgrade Charts](${guide}) | \`npx @mui/x-codemod@8 v8.0.0/charts/preset-safe src\` |`,
  );
});
