import { expect, it } from 'vitest';
import type { TryItControl } from './TryItControl.ts';
import { findTryItGroup, groupTryItControls } from './tryItGroups.ts';

const control = (name: string, kind: TryItControl['kind'] = 'boolean'): TryItControl => ({
  name,
  kind,
});

it.each([
  ['rowHeight', 'layout'],
  ['checkboxSelection', 'selection'],
  ['filterMode', 'finding'],
  ['pageSizeOptions', 'paging'],
  ['editMode', 'editing'],
  ['treeData', 'grouping'],
  ['slots', 'styling'],
  ['localeText', 'text'],
  ['minDate', 'value'],
  ['showToolbar', 'display'],
  ['autoFocus', 'behavior'],
])('puts %s under %s', (name, group) => {
  expect(findTryItGroup(control(name))).toBe(group);
});

it('groups all callbacks, whatever their names', () => {
  expect(findTryItGroup(control('onFilterModelChange', 'callback'))).toBe('log');
});

it('orders groups by purpose and omits empty ones', () => {
  const controls = [control('slots'), control('density'), control('sortingMode')];
  expect(groupTryItControls(controls).map(({ group }) => group)).toEqual([
    'finding',
    'layout',
    'styling',
  ]);
});
