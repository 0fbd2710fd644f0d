import { expect, it } from 'vitest';
import { describeLife } from './ApiLife.ts';
import type { ApiChange } from './VersionHistory.ts';

const ADDED: ApiChange = { kind: 'added', version: '6.3' };
const CHANGED: ApiChange = { kind: 'changed', version: '6.9', default: ['1', '2'] };
const DEPRECATED: ApiChange = { kind: 'deprecated', version: '7.2', replacedBy: 'data' };
const REMOVED: ApiChange = { kind: 'removed', version: '8.0' };

it.each<[string, ApiChange[], ReturnType<typeof describeLife>]>([
  ['nothing', [], { changed: [] }],
  ['what is younger than the first release', [ADDED], { appeared: ADDED, changed: [] }],
  [
    'a whole life',
    [ADDED, CHANGED, DEPRECATED, REMOVED],
    {
      appeared: ADDED,
      changed: [CHANGED],
      deprecated: DEPRECATED,
      removed: REMOVED,
      replacedBy: 'data',
    },
  ],
  [
    'what came back',
    [CHANGED, { kind: 'removed', version: '6.0' }, ADDED],
    { appeared: ADDED, changed: [] },
  ],
])('describes %s', (_, changes, life) => {
  expect(describeLife(changes)).toEqual(life);
});
