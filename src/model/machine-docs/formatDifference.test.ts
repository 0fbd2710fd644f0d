import { expect, it } from 'vitest';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks } from '../reference/Upgrade.ts';
import { formatDifference } from './formatDifference.ts';

const PART = { kind: 'prop', name: 'rows' } as const;

it.each<[ApiDifference, DifferenceLinks, string]>([
  [{ kind: 'added', owners: ['useGrid'], version: '8.1' }, {}, '- added in 8.1: `useGrid`'],
  [
    { kind: 'removed', owners: ['Grid', 'GridPro'], part: PART, version: '8.0' },
    { replacedBy: 'data', guide: { title: 'Upgrade', path: '/x/a/#b' }, codemod: 'npx it src' },
    '- removed in 8.0: `Grid`, `GridPro` prop `rows`; use `data`; codemod `npx it src` ([Upgrade](https://a.b/x/a/#b))',
  ],
  [
    {
      kind: 'changed',
      owners: ['Grid'],
      part: PART,
      version: '8.3',
      after: '8.1',
      isUncertain: true,
      type: ['A |\n  B', '`a${string}`'],
      default: ['', '[]'],
    },
    {},
    '- changed after 8.1, by 8.3: `Grid` prop `rows`; type `A | B` → `` `a${string}` ``; default none → `[]`; maybe outside of these versions',
  ],
  [
    { kind: 'deprecated', owners: ['Grid'], part: PART, version: '8.0', text: 'Use `data`.' },
    { replacedBy: 'data' },
    '- deprecated in 8.0: `Grid` prop `rows`; Use `data`.',
  ],
])('formats %o', (difference, links, line) => {
  expect(formatDifference(difference, links, (path) => `https://a.b${path}`)).toBe(line);
});
