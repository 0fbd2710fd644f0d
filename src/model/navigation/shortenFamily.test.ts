import { describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import type { NavigationEntry } from './Navigation.ts';
import { listLeaves } from './readingOrder.ts';
import { findFamily, shortenFamily } from './shortenFamily.ts';

const tree = { root: '/x/tree', apiRoot: '/x/api/tree' };
const charts = { root: '/x/charts', apiRoot: '/x/api/charts' };
const group: NavigationEntry = {
  pathname: '/x/tree-group',
  title: 'Tree',
  children: [
    { pathname: '/x/tree', title: 'Overview' },
    { pathname: '/x/tree/quickstart' },
    { pathname: '/x/tree/items', plan: 'pro' },
    {
      pathname: '/x/tree/resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/tree-group',
          title: 'API reference',
          children: [{ pathname: '/x/api/tree/tree-item' }],
        },
      ],
    },
  ],
};

describe('findFamily', () => {
  it('finds the product whose overview is in the group', () => {
    expect(findFamily(group, [charts, tree])).toBe(tree);
  });

  it.each([
    ['a group without a product', { pathname: '/x/a', children: [{ pathname: '/x/b' }] }],
    ['a page', { pathname: '/x/tree' }],
  ])('finds nothing for %s', (_, entry) => {
    expect(findFamily(entry, [charts, tree])).toBeUndefined();
  });
});

describe('shortenFamily', () => {
  it('keeps the overview, the quickstart, and the index of the reference', () => {
    expect(shortenFamily(group, tree)).toEqual({
      pathname: '/x/tree-group',
      title: 'Tree',
      children: [
        { pathname: '/x/tree', title: 'Overview' },
        { pathname: '/x/tree/quickstart' },
        {
          pathname: '/x/api/tree-group',
          title: 'API reference',
          children: [{ pathname: '/x/api/tree' }],
        },
      ],
    });
  });

  it('keeps only the overview if there is nothing else to keep', () => {
    const small = { pathname: '/x/g', children: [{ pathname: '/x/tree' }, { pathname: '/x/a' }] };
    expect(shortenFamily(small, tree).children).toEqual([{ pathname: '/x/tree' }]);
  });

  it('finds a group with three entries for every product in the navigation', () => {
    const families = navigation.flatMap((entry) => {
      const product = findFamily(entry, siteConfig.products);
      return product ? [[product.id, shortenFamily(entry, product)] as const] : [];
    });
    expect(families.map(([id]) => id)).toEqual(siteConfig.products.map(({ id }) => id));
    for (const [, { children = [] }] of families) {
      expect(listLeaves(children)).toHaveLength(3);
      expect(children[2]?.title).toBe('API reference');
    }
  });
});
