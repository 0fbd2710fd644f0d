import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { listGuidePackages } from './listGuidePackages.ts';

const charts = siteConfig.products.find(({ id }) => id === 'x-charts');

it.each([
  [[undefined], ['@mui/x-charts']],
  [['community' as const], ['@mui/x-charts']],
  [
    ['community' as const, 'pro' as const],
    ['@mui/x-charts', '@mui/x-charts-pro'],
  ],
])('lists for the plans %j', (plans, expected) => {
  expect(listGuidePackages(charts, plans)).toEqual(expected);
});

it('lists nothing for pages without a product', () => {
  expect(listGuidePackages(undefined, ['pro'])).toEqual([]);
});
