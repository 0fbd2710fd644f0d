import { expect, it } from 'vitest';
import { findDeepLine } from './findDeepLine.ts';
import { MAX_NESTING } from './limits.ts';

it.each([
  ['nothing', '', undefined],
  ['as many as allowed', '('.repeat(MAX_NESTING), undefined],
  ['one more', '('.repeat(MAX_NESTING + 1), 1],
  ['different kinds', '([{'.repeat(MAX_NESTING / 2), 1],
  ['one on each line', '(\n'.repeat(MAX_NESTING + 5), MAX_NESTING + 1],
  ['many that are closed', '()[]{}\n'.repeat(10_000), undefined],
  ['many closed ones first', `${')'.repeat(1000)}${'('.repeat(MAX_NESTING)}`, undefined],
])('finds the line in text with %s', (_title, source, line) => {
  expect(findDeepLine(source)).toBe(line);
});
