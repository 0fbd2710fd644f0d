import { describe, expect, it } from 'vitest';
import { findNamedProduct, getPageProduct } from './namedProducts.ts';
import type { SearchPage } from './SearchRecord.ts';

describe('findNamedProduct', () => {
  it.each([
    ['column', 'x-data-grid'],
    ['datagridpro', 'x-data-grid'],
    ['gridcoldef', 'x-data-grid'],
    ['gridlines', undefined],
    ['linechart', 'x-charts'],
    ['chartable', undefined],
    ['desktopdatetimepicker', 'x-date-pickers'],
    ['timefield', 'x-date-pickers'],
    ['textfield', undefined],
    ['treeitemclasses', 'x-tree-view'],
  ])('reads %s as %s', (word, product) => {
    expect(findNamedProduct(word)).toBe(product);
  });
});

describe('getPageProduct', () => {
  it.each([
    ['/x/react-charts/bars', 'x-charts', 'x-charts'],
    ['/x/migration/migration-pickers-v7', 'general', 'x-date-pickers'],
    ['/x/migration/migration-tree-view-lab', 'general', 'x-tree-view'],
    ['/x/migration/usage-with-material-ui-v5-v6', 'general', 'general'],
  ] as const)('%s', (pathname, part, product) => {
    expect(getPageProduct({ pathname, part } as SearchPage)).toBe(product);
  });
});
