import { expect, it } from 'vitest';
import { findOutdated, listReleases } from './listReleases.ts';

const product = {
  packages: [
    { name: '@mui/x-a', plan: 'community' as const, version: '8.10.1' },
    { name: '@mui/x-a-pro', plan: 'pro' as const, version: '8.9.0' },
  ],
};

it('finds packages whose last patch version is missing', () => {
  const packages = { '@mui/x-a': '8.9.10', '@mui/x-a-pro': '8.9.2' };
  expect(findOutdated(product, { minor: '8.9', packages })).toEqual({ pro: '8.9.2' });
});

it('lists the last patch version of every minor release, up to the installed version', () => {
  const published = new Map([
    ['@mui/x-a', ['7.9.0', '8.0.0', '8.9.0', '8.9.2', '8.10.0', '8.10.1', '8.10.2', '9.0.0']],
    ['@mui/x-a-pro', ['8.0.0-beta.1', '8.9.0', '8.10.0']],
  ]);
  expect(listReleases(product, published, '8.0.0')).toEqual([
    { minor: '8.0', packages: { '@mui/x-a': '8.0.0' } },
    { minor: '8.9', packages: { '@mui/x-a': '8.9.2', '@mui/x-a-pro': '8.9.0' } },
    { minor: '8.10', packages: { '@mui/x-a': '8.10.1' } },
  ]);
});
