import { describe, expect, it } from 'vitest';
import type { UpgradeFamily } from '../reference/Upgrade.ts';
import { formatCounts, listGuidesBetween, listUpgradeSteps } from './upgradeSteps.ts';

const createGuide = (major: number, codemod?: string) => ({
  major,
  path: `/x/migration/migration-data-grid-v${major - 1}/`,
  title: `Upgrade to v${major}`,
  sections: {},
  replacements: {},
  ...(codemod === undefined ? {} : { codemod }),
});

const FAMILY: UpgradeFamily = {
  productId: 'x-data-grid',
  name: 'Data Grid',
  releases: ['6.0', '6.20', '7.0', '7.29', '8.0', '8.4'],
  pages: {},
  changes: {
    GridToolbarV6: [{ kind: 'removed', version: '7.0' }],
    'DataGrid prop rowBuffer': [{ kind: 'removed', version: '8.0' }],
    'DataGrid prop listView': [{ kind: 'added', version: '8.4' }],
    'DataGrid prop early': [{ kind: 'removed', version: '6.20', after: '6.0' }],
  },
  guides: [createGuide(8, 'npx codemod'), createGuide(7)],
};

describe('listUpgradeSteps', () => {
  it('goes from the last release of each major version to the last one of the next', () => {
    const steps = listUpgradeSteps(FAMILY);
    expect(steps.map(({ from, to, guide }) => [from, to, guide?.title, guide?.codemod])).toEqual([
      ['6.20', '7.29', 'Upgrade to v7', undefined],
      ['7.29', '8.4', 'Upgrade to v8', 'npx codemod'],
    ]);
    expect(steps.map(({ counts }) => formatCounts(counts))).toEqual([
      '1 removed',
      '1 removed, 1 added',
    ]);
  });
});

describe('listGuidesBetween', () => {
  it.each([
    ['6.20', '8.4', [7, 8]],
    ['7.0', '8.4', [8]],
    ['8.0', '8.4', []],
    ['6.0', '7.29', [7]],
  ])('lists the guides from %s to %s, oldest first', (from, to, majors) => {
    expect(listGuidesBetween(FAMILY, { from, to }).map(({ major }) => major)).toEqual(majors);
  });
});
