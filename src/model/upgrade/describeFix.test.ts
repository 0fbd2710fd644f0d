import { expect, it } from 'vitest';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { UpgradeFamily } from '../reference/Upgrade.ts';
import { describeFix } from './describeFix.ts';
import { findUseLinks } from './findUseLinks.ts';

const REMOVED = { kind: 'removed', version: '8.0' } as const;

const FAMILY: UpgradeFamily = {
  productId: 'x-tree-view',
  name: 'Tree View',
  releases: [],
  pages: {},
  guides: [
    { major: 8, path: '/x/guide/', title: 'Upgrade', sections: {}, replacements: { a: 'b' } },
  ],
  changes: {
    'Tree prop slots': [{ kind: 'added', version: '7.0' }],
    'Tree prop slotProps': [{ kind: 'added', version: '7.0' }],
    'Tree slot axisContent': [REMOVED],
  },
};

const prop = (name: string): Pick<ApiDifference, 'owners' | 'part'> => ({
  owners: ['Tree'],
  part: { kind: 'prop', name },
});

it.each<[ApiDifference, string]>([
  [
    { ...REMOVED, ...prop('components'), replacedBy: 'slots' },
    'Replace `components` with `slots`, and start the name of each slot with a lowercase letter.',
  ],
  [
    { ...REMOVED, ...prop('componentsProps'), replacedBy: 'slotProps' },
    'Replace `componentsProps` with `slotProps`.',
  ],
  [
    { ...REMOVED, ...prop('getDays'), replacedBy: 'getDays' },
    'It was removed in 8.0. See “Upgrade”.',
  ],
  [
    { ...REMOVED, ...prop('axisContent'), replacedBy: 'slots.axisContent' },
    'It was removed in 8.0. See “Upgrade”.',
  ],
  [{ ...REMOVED, ...prop('hide'), replacedBy: 'state' }, 'Replace `hide` with `state`.'],
  [{ ...REMOVED, ...prop('a') }, 'Replace `a` with `b`.'],
  [{ ...REMOVED, ...prop('c') }, 'It was removed in 8.0. See “Upgrade”.'],
  [{ ...REMOVED, ...prop('c'), version: '8.3' }, 'It was removed in 8.3.'],
  [
    { ...REMOVED, ...prop('c'), version: '8.3', after: '8.1' },
    'It was removed between 8.1 and 8.3.',
  ],
  [{ ...REMOVED, owners: ['TreeItem2'] }, 'Rename `TreeItem2` to `TreeItem`.'],
  [
    { ...REMOVED, owners: ['unstable_useTreeItem2'] },
    'Replace `unstable_useTreeItem2` with `useTreeItem`.',
  ],
  [
    { ...REMOVED, owners: ['TreeSlotsComponent'] },
    'Replace `TreeSlotsComponent` with `TreeSlots`.',
  ],
  [
    { ...REMOVED, owners: ['TreeSlotsComponentsProps'] },
    'Replace `TreeSlotsComponentsProps` with `TreeSlotProps`.',
  ],
  [
    { kind: 'deprecated', version: '8.0', ...prop('c'), text: 'Use d instead. It goes soon.' },
    'It was deprecated in 8.0. Use d instead.',
  ],
  [
    { kind: 'deprecated', version: '8.0', ...prop('c'), text: 'Use `d ? 1 : 2` instead. It goes.' },
    'It was deprecated in 8.0. Use `d ? 1 : 2` instead.',
  ],
  [
    { kind: 'deprecated', version: '8.0', ...prop('c'), replacedBy: 'd' },
    'It was deprecated in 8.0. Use `d` instead.',
  ],
  [
    { kind: 'changed', version: '8.0', ...prop('c'), type: ['A', 'B'] },
    'Check this use, because the type changed in 8.0 from `A` to `B`.',
  ],
  [
    { kind: 'changed', version: '8.0', ...prop('c'), type: ['A'.repeat(99), 'B'] },
    'Check this use, because the type changed in 8.0. See “Upgrade”.',
  ],
  [{ kind: 'changed', version: '8.0', ...prop('c'), text: 'Pass an object.' }, 'Pass an object.'],
])('describes %j', (difference, fix) => {
  expect(describeFix(FAMILY, difference, findUseLinks(FAMILY, difference))).toBe(fix);
});
