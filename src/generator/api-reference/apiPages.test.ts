import { describe, expect, it } from 'vitest';
import { getApiAnchor, getRootName, toApiSlug } from '#model/reference/ApiReference.ts';
import { findApiEntry, listApiPages } from './apiPages.ts';
import { createFamily, createComponent, createHook } from './read/apiFixtures.ts';

const REFERENCE = {
  packages: [],
  families: [
    createFamily({
      components: [createComponent('BarChart'), createComponent('BarChartPro', { plan: 'pro' })],
      hooks: [createHook('useXScale')],
    }),
  ],
};

describe('listApiPages', () => {
  it('creates a page for every entry, and an index for the family', () => {
    const navigation = [
      {
        pathname: '/x/api/charts-group',
        children: [{ pathname: '/x/api/charts/bar-chart', title: 'BarChart' }],
      },
    ];
    const pages = listApiPages(REFERENCE, navigation);
    expect(pages.map(({ pathname, kind, plan, listed }) => [pathname, kind, plan, listed])).toEqual(
      [
        ['/x/api/charts', 'index', 'community', false],
        ['/x/api/charts/bar-chart', 'component', 'community', true],
        ['/x/api/charts/bar-chart-pro', 'component', 'pro', false],
        ['/x/api/charts/use-x-scale', 'hook', 'community', false],
      ],
    );
  });

  it('reports navigation entries that no package exports', () => {
    const navigation = [
      { pathname: '/x/api/charts/bar-chrat', title: 'BarChrat' },
      { pathname: '/x/api/charts/unknown', title: 'SomethingElse' },
    ];
    expect(() => listApiPages(REFERENCE, navigation)).toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/navigation.ts
        The packages of Charts export nothing called "BarChrat" for /x/api/charts/bar-chrat.
        Hint: did you mean "BarChart"?

      content/navigation.ts
        The packages of Charts export nothing called "SomethingElse" for /x/api/charts/unknown.
        Hint: take the entry out of the navigation, or correct its title.]
    `);
  });
});

it('finds the entry of a page', () => {
  const found = findApiEntry(REFERENCE, '/x/api/charts/use-x-scale');
  expect(found?.entry.name).toBe('useXScale');
  expect(found?.family.productId).toBe('x-charts');
  expect(findApiEntry(REFERENCE, '/x/api/charts/none')).toBeUndefined();
});

it.each([
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['AiAssistantPanelTrigger', 'ai-assistant-panel-trigger'],
  ['useXScale', 'use-x-scale'],
  ['DataGrid', 'data-grid'],
])('%s → %s', (name, slug) => {
  expect(toApiSlug(name)).toBe(slug);
});

it('turns names into anchors', () => {
  expect(getApiAnchor('DataGrid', 'prop', 'rowHeight')).toBe('data-grid-prop-rowHeight');
  expect(getApiAnchor('TreeItem', 'css', '--TreeView-itemDepth')).toBe(
    'tree-item-css-TreeView-itemDepth',
  );
});

it.each([
  ['DataGridPremium', 'DataGrid'],
  ['MobileDateRangePicker', 'DateRangePicker'],
  ['StaticDatePicker', 'DatePicker'],
  ['MobileThing', 'MobileThing'],
])('%s is a kind of %s', (name, root) => {
  expect(getRootName(name)).toBe(root);
});
