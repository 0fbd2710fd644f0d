import { describe, expect, it } from 'vitest';
import { compareReleases } from './ApiDiff.ts';
import type { ApiChange } from './VersionHistory.ts';

const compare = (changes: Record<string, ApiChange[]>, from = '7.29.1', to = '8.2.0') =>
  compareReleases({ changes }, from, to);

describe('compareReleases', () => {
  it.each<[string, ApiChange[], object[]]>([
    ['added', [{ kind: 'added', version: '8.1' }], [{ kind: 'added', version: '8.1' }]],
    ['removed', [{ kind: 'removed', version: '8.0' }], [{ kind: 'removed', version: '8.0' }]],
    [
      'removed with what it was deprecated for long before',
      [
        { kind: 'deprecated', version: '7.1', replacedBy: 'data' },
        { kind: 'removed', version: '8.0' },
      ],
      [{ kind: 'removed', version: '8.0', replacedBy: 'data' }],
    ],
    [
      'changed twice',
      [
        { kind: 'changed', version: '8.0', type: ['a', 'b'], default: ['', '1'] },
        { kind: 'changed', version: '8.2', type: ['b', 'c'] },
      ],
      [{ kind: 'changed', version: '8.2', type: ['a', 'c'], default: ['', '1'] }],
    ],
    [
      'changed and changed back',
      [
        { kind: 'changed', version: '8.0', default: ['1', '2'] },
        { kind: 'changed', version: '8.1', default: ['2', '1'] },
      ],
      [],
    ],
    [
      'changed and deprecated',
      [
        { kind: 'changed', version: '8.0', type: ['a', 'b'] },
        { kind: 'deprecated', version: '8.1', text: '[Use](/x/a/) `data`.', replacedBy: 'data' },
      ],
      [
        { kind: 'changed', version: '8.0', type: ['a', 'b'] },
        { kind: 'deprecated', version: '8.1', text: 'Use `data`.', replacedBy: 'data' },
      ],
    ],
    [
      'added and removed',
      [
        { kind: 'added', version: '8.0' },
        { kind: 'removed', version: '8.1' },
      ],
      [],
    ],
    [
      'removed and added again',
      [
        { kind: 'removed', version: '8.0' },
        { kind: 'added', version: '8.1' },
      ],
      [],
    ],
    ['changed before', [{ kind: 'added', version: '7.29' }], []],
    ['changed later', [{ kind: 'added', version: '8.3' }], []],
    [
      'added between two releases in the range',
      [{ kind: 'added', version: '8.2', after: '8.0' }],
      [{ kind: 'added', version: '8.2', after: '8.0' }],
    ],
    [
      'added before the first version or after it',
      [{ kind: 'added', version: '8.2', after: '7.20' }],
      [{ kind: 'added', version: '8.2', after: '7.20', isUncertain: true }],
    ],
    [
      'added before the last version or after it',
      [{ kind: 'added', version: '8.5', after: '8.1' }],
      [{ kind: 'added', version: '8.5', after: '8.1', isUncertain: true }],
    ],
    [
      'added in a patch of the first version, or in the next one',
      [{ kind: 'added', version: '8.0', after: '7.29.0' }],
      [{ kind: 'added', version: '8.0', after: '7.29.0', isUncertain: true }],
    ],
  ])('shows what was %s', (_, changes, expected) => {
    const part = { kind: 'prop', name: 'rows' };
    expect(compare({ 'Grid prop rows': changes })).toEqual(
      expected.map((difference) => ({ ...difference, owners: ['Grid'], part })),
    );
  });

  it('merges differences that related components share', () => {
    const removed: ApiChange[] = [{ kind: 'removed', version: '8.0' }];
    const found = compare({
      'DataGridPremium prop rows': removed,
      'DataGrid prop rows': removed,
      'DataGridPro prop rows': removed,
      'DataGridPro prop pins': removed,
      DataGrid: removed,
      DataGridPro: removed,
    });
    expect(found.map(({ owners, part }) => [owners.join(' '), part?.name])).toEqual([
      ['DataGrid', undefined],
      ['DataGrid DataGridPro DataGridPremium', 'rows'],
      ['DataGridPro', undefined],
      ['DataGridPro', 'pins'],
    ]);
  });

  it('starts with the changes that break code', () => {
    const found = compare({
      A: [{ kind: 'added', version: '8.0' }],
      B: [{ kind: 'deprecated', version: '8.0' }],
      C: [{ kind: 'changed', version: '8.0', type: ['a', 'b'] }],
      D: [{ kind: 'removed', version: '8.0' }],
    });
    expect(found.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'deprecated', 'added']);
  });
});
