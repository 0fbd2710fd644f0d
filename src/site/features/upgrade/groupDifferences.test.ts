import { describe, expect, it } from 'vitest';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import { DIFFERENCE_KINDS } from '#model/reference/ApiDiff.ts';
import { filterDifferences, groupDifferences } from './groupDifferences.ts';

const create = (kind: ApiDifference['kind'], owners: string[], name?: string): ApiDifference => ({
  kind,
  owners,
  version: '8.0',
  ...(name === undefined ? {} : { part: { kind: 'prop' as const, name } }),
});

const DIFFERENCES = [
  create('removed', ['DataGridPro'], 'rowBuffer'),
  create('removed', ['GridToolbarV7']),
  create('changed', ['DataGrid', 'DataGridPro'], 'rowHeight'),
  create('added', ['DataGrid'], 'listView'),
  create('added', ['GridToolbar'], 'csvOptions'),
];

describe('groupDifferences', () => {
  it('puts exports first, and groups the plans of a component', () => {
    expect(
      groupDifferences(DIFFERENCES).map(({ name, owners, differences }) => [
        name,
        owners,
        differences.map(({ part, owners: [owner] }) => part?.name ?? owner),
      ]),
    ).toEqual([
      ['', [], ['GridToolbarV7']],
      ['DataGrid', ['DataGrid', 'DataGridPro'], ['rowBuffer', 'rowHeight', 'listView']],
      ['GridToolbar', ['GridToolbar'], ['csvOptions']],
    ]);
  });
});

describe('filterDifferences', () => {
  const all = new Set(DIFFERENCE_KINDS);
  it.each([
    [{ kinds: all, text: '' }, 5],
    [{ kinds: all, text: ' ROWB' }, 1],
    [{ kinds: all, text: 'datagridpro' }, 2],
    [{ kinds: new Set(['removed' as const]), text: '' }, 2],
    [{ kinds: new Set<never>(), text: '' }, 0],
  ])('keeps what %j wants', (filter, count) => {
    expect(filterDifferences(DIFFERENCES, filter)).toHaveLength(count);
  });
});
