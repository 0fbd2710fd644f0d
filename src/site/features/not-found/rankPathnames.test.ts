import { describe, expect, it } from 'vitest';
import { rankPathnames } from './rankPathnames.ts';

const pathnames = [
  '/x/introduction',
  '/x/introduction/installation',
  '/x/introduction/licensing',
  '/x/react-data-grid/sorting',
  '/x/react-tree-view/quickstart',
  '/x/react-tree-view/rich-tree-view/ordering',
];

describe('rankPathnames', () => {
  it.each([
    ['finds a misspelt page', '/x/introduction/instalation/', '/x/introduction/installation'],
    ['finds a page under another section', '/x/react-grid/sorting', '/x/react-data-grid/sorting'],
    ['finds a page by its last word alone', '/licensing', '/x/introduction/licensing'],
    [
      'looks past the language',
      '/zh/x/react-tree-view/quickstrat/',
      '/x/react-tree-view/quickstart',
    ],
  ])('%s', (_, asked, best) => {
    expect(rankPathnames(asked, pathnames)[0]).toBe(best);
  });

  it.each([
    ['has nothing for the root', '/'],
    ['has nothing for letters that match no page', '/wp-login.php'],
  ])('%s', (_, asked) => {
    expect(rankPathnames(asked, pathnames)).toEqual([]);
  });

  it('keeps to the number asked for', () => {
    expect(rankPathnames('/x/introduction/', pathnames, 2)).toHaveLength(2);
  });
});
