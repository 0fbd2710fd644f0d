import { expect, it } from 'vitest';
import { listOtherVersions } from './listOtherVersions.ts';

const VERSIONS = { '@mui/x-charts': '8.13.1', '@mui/x-charts-pro': '8.12.0' };

it('lists packages that are installed in another version', () => {
  expect(listOtherVersions(Object.keys(VERSIONS), VERSIONS, '8.13.1')).toEqual([
    '@mui/x-charts-pro 8.12.0',
  ]);
});

it('omits packages that are not installed', () => {
  expect(listOtherVersions(['@mui/x-charts-premium'], VERSIONS, '8.13.1')).toEqual([]);
});
