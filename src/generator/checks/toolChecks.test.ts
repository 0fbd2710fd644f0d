import { expect, it } from 'vitest';
import { formatDocsError } from '#model/errors/DocsError.ts';
import { parseTypeFaults } from './toolChecks.ts';

it('parses the errors of tsc', () => {
  const output = [
    "src/a.ts(3,7): error TS2322: Type 'number' is not assignable to type 'string'.",
    "  Type 'number' is no string at all.",
    "src/b.tsx(10,1): error TS2304: Cannot find name 'x'.",
  ].join('\n');
  expect(parseTypeFaults(output).map(formatDocsError)).toEqual([
    "src/a.ts:3\n  Type 'number' is not assignable to type 'string'.\n  Hint: look up TS2322.",
    "src/b.tsx:10\n  Cannot find name 'x'.\n  Hint: look up TS2304.",
  ]);
});
