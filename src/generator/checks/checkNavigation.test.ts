import { describe, expect, it } from 'vitest';
import { assertUniquePathnames } from '#model/navigation/assertUniquePathnames.ts';
import { readContent } from '../content/loadContent.ts';
import { checkNavigation } from './checkNavigation.ts';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';

const navigation = [
  {
    pathname: '/x/react-charts-group',
    children: [
      { pathname: '/x/react-charts/bars' },
      { pathname: '/x/react-charts/lines' },
      { pathname: '/x/react-charts' },
      { pathname: '/x/react-charts/#planned' },
      { pathname: 'https://example.com/' },
    ],
  },
];

describe('checkNavigation', () => {
  it('lists unwritten pages by section', () => {
    const { faults, notes } = checkNavigation({
      navigation,
      pages: [],
      hasPage: (pathname) => pathname.endsWith('bars'),
    });
    expect(faults).toEqual([]);
    expect(notes).toEqual(['/x/react-charts: 2 pages to write (lines, overview)']);
  });

  it('reports a page that is not in the navigation', () => {
    const directory = createContentTree({ 'react-charts/bar/page.mdx': createPageText('Text.') });
    const { pages } = readContent(directory);
    const { faults } = checkNavigation({ navigation, pages, hasPage: () => true });
    expect(formatFaults(faults, directory)).toMatchInlineSnapshot(`
      "content/pages/react-charts/bar/page.mdx
        No entry of the navigation leads to /x/react-charts/bar.
        Hint: move the folder to content/pages/react-charts/bars, or add the page to content/navigation.ts."
    `);
  });

  it('reports a pathname that is listed twice', () => {
    const twice = [...navigation, { pathname: '/x/react-charts/bars' }];
    expect(() => assertUniquePathnames(twice)).toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/navigation.ts
        Duplicated pathname /x/react-charts/bars in pages
        Hint: rename or remove one of the entries.]
    `);
  });
});
