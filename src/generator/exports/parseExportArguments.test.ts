import { describe, expect, it } from 'vitest';
import { parseExportArguments } from './parseExportArguments.ts';

describe('parseExportArguments', () => {
  it.each([
    [[], { size: 6 }],
    [['--all'], { size: Infinity }],
    [['--sample', '3', '--seed', '41'], { size: 3, seed: '41' }],
    [['--page', '/x/react-charts/'], { size: Infinity, page: '/x/react-charts/' }],
    [['--page', 'bars', '--sample', '2'], { size: 2, page: 'bars' }],
  ])('reads %j', (args, expected) => {
    expect(parseExportArguments(args)).toEqual(expected);
  });

  it.each([[['--sample', '0']], [['--sample', 'two']], [['--al']]])(
    'rejects %j and shows the usage',
    (args) => {
      expect(() => parseExportArguments(args)).toThrow(/Hint: npm run test:exports/);
    },
  );
});
