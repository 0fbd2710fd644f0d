import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from './Navigation.ts';
import {
  findNeighbors,
  findTrail,
  findTrailBelow,
  listCrumbs,
  listLeaves,
  pruneNavigation,
} from './readingOrder.ts';

const tree: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/' },
  {
    pathname: '/x/charts-group',
    children: [
      { pathname: '/x/charts' },
      {
        pathname: '/x/charts/components-group',
        subheader: 'Components',
        children: [{ pathname: '/x/charts/bars' }, { pathname: '/x/charts/#planned-charts' }],
      },
    ],
  },
  // A group can have the pathname of a page.
  { pathname: '/x/tree', children: [{ pathname: '/x/tree/items' }] },
];

const pathnames = (entries: readonly NavigationEntry[]) => entries.map((entry) => entry.pathname);

describe('listLeaves', () => {
  it('lists the entries without children, in reading order', () => {
    expect(pathnames(listLeaves(tree))).toEqual([
      'https://mui.com/x/whats-new/',
      '/x/charts',
      '/x/charts/bars',
      '/x/charts/#planned-charts',
      '/x/tree/items',
    ]);
  });
});

describe('findNeighbors', () => {
  it.each([
    ['/x/charts', undefined, '/x/charts/bars'],
    ['/x/charts/bars', '/x/charts', '/x/tree/items'],
    ['/x/tree/items', '/x/charts/bars', undefined],
    ['/x/charts/#planned-charts', undefined, undefined],
    ['/x/unknown', undefined, undefined],
  ])('puts %j between %j and %j', (pathname, previous, next) => {
    const neighbors = findNeighbors(tree, pathname);
    expect(neighbors.previous?.pathname).toBe(previous);
    expect(neighbors.next?.pathname).toBe(next);
  });
});

describe('findTrail', () => {
  it.each([
    ['/x/charts', ['/x/charts-group']],
    ['/x/charts/bars', ['/x/charts-group', '/x/charts/components-group']],
    ['/x/tree/items', ['/x/tree']],
    ['https://mui.com/x/whats-new/', []],
    ['/x/unknown', []],
  ])('leads to %j through %j', (pathname, expected) => {
    expect(pathnames(findTrail(tree, pathname))).toEqual(expected);
  });
});

describe('listCrumbs', () => {
  it('keeps only the innermost of nested subheaders', () => {
    const trail: NavigationEntry[] = [
      { pathname: '/x/charts' },
      { pathname: '/x/components', subheader: 'Components' },
      { pathname: '/x/resources', subheader: 'Resources' },
      { pathname: '/x/api' },
    ];
    expect(pathnames(listCrumbs(trail))).toEqual(['/x/charts', '/x/resources', '/x/api']);
    expect(pathnames(listCrumbs(trail.slice(0, 2)))).toEqual(['/x/charts', '/x/components']);
    expect(listCrumbs([])).toEqual([]);
  });
});

describe('findTrailBelow', () => {
  it.each([
    ['/x/charts', ['/x/charts-group']],
    ['/x/charts/components', []],
    ['/x/tree', ['/x/tree']],
    ['/x/tr', []],
  ])('leads to the first page of %j through %j', (root, expected) => {
    expect(pathnames(findTrailBelow(tree, root))).toEqual(expected);
  });
});

describe('pruneNavigation', () => {
  const prune = (...pages: string[]) =>
    pathnames(listLeaves(pruneNavigation(tree, (pathname) => pages.includes(pathname))));

  it.each([
    [[], ['https://mui.com/x/whats-new/']],
    [['/x/tree/items'], ['https://mui.com/x/whats-new/', '/x/tree/items']],
    [['/x/charts'], ['https://mui.com/x/whats-new/', '/x/charts', '/x/charts/#planned-charts']],
    [['/x/charts/bars'], ['https://mui.com/x/whats-new/', '/x/charts/bars']],
    // A page with a group's pathname does not keep the group.
    [['/x/tree'], ['https://mui.com/x/whats-new/']],
  ])('with the pages %j, keeps %j', (pages, expected) => {
    expect(prune(...pages)).toEqual(expected);
  });

  it('drops empty groups and does not change the original tree', () => {
    const before = structuredClone(tree);
    const pruned = pruneNavigation(tree, (pathname) => pathname === '/x/charts/bars');
    expect(pruned).toEqual([
      { pathname: 'https://mui.com/x/whats-new/' },
      {
        pathname: '/x/charts-group',
        children: [
          {
            pathname: '/x/charts/components-group',
            subheader: 'Components',
            children: [{ pathname: '/x/charts/bars' }],
          },
        ],
      },
    ]);
    expect(tree).toEqual(before);
  });
});
