import type { GridGetRowsParams, GridSortModel } from '@mui/x-data-grid';
import { describe, expect, it } from 'vitest';
import { orders } from '#content/data/orders.ts';
import type { Order } from '#content/data/orders.ts';
import { createParams, setUpPageServer, setUpRecipes } from './serverRecipes.ts';

const clients = setUpRecipes();

/** Converts rows to JSON and back, because dates arrive as strings. */
function toJson(rows: readonly Order[]): unknown {
  return JSON.parse(JSON.stringify(rows));
}

describe('the Node endpoint', () => {
  setUpPageServer(clients);

  const getRows = (changes?: Partial<GridGetRowsParams>) =>
    clients.dataSource.getRows(createParams(changes));

  it.each([
    ['the first page', 0, 9],
    ['a page in the middle', 20, 29],
    ['the last page, which is shorter', 235, 244],
  ])('returns %s and the count of all rows', async (_, start, end) => {
    const page = { rows: toJson(orders.slice(start, end + 1)), rowCount: orders.length };
    expect(await getRows({ start, end })).toEqual(page);
    expect(await clients.createDataSource().getRows(createParams({ start, end }))).toEqual(page);
  });

  it.each<[string, GridSortModel, (a: Order, b: Order) => number]>([
    ['numbers', [{ field: 'items', sort: 'desc' }], (a, b) => b.items - a.items],
    ['texts', [{ field: 'customer', sort: 'asc' }], (a, b) => a.customer.localeCompare(b.customer)],
    [
      'several columns',
      [
        { field: 'country', sort: 'asc' },
        { field: 'items', sort: 'desc' },
      ],
      (a, b) => a.country.localeCompare(b.country) || b.items - a.items,
    ],
  ])('sorts %s', async (_, sortModel, compare) => {
    const { rows } = await getRows({ sortModel });
    expect(rows).toEqual(toJson([...orders].sort(compare).slice(0, 10)));
  });

  it.each<[string, string, unknown, (order: Order) => boolean]>([
    ['customer', 'contains', 'CASA', ({ customer }) => /casa/i.test(customer)],
    ['country', 'equals', 'Spain', ({ country }) => country === 'Spain'],
    ['items', '=', '30', ({ items }) => items === 30],
    ['items', '>', '35', ({ items }) => items > 35],
    ['items', '<', 20, ({ items }) => items < 20],
  ])('filters by %s %s %s', async (field, operator, value, matches) => {
    const expected = orders.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    const response = await getRows({ filterModel: { items: [{ field, operator, value }] } });
    expect(response).toEqual({ rows: toJson(expected.slice(0, 10)), rowCount: expected.length });
  });

  it('searches for every word in the fields it lists', async () => {
    const search = (...quickFilterValues: string[]) =>
      getRows({ filterModel: { items: [], quickFilterValues } });
    const expected = orders.filter(
      ({ customer, country }) => country === 'Spain' && /casa/i.test(customer),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await search('spain', 'Casa')).toMatchObject({ rowCount: expected.length });
    expect(await search('SO-24101')).toMatchObject({ rows: [{ id: 'SO-24101' }], rowCount: 1 });
    // The city isn't one of the fields.
    expect(orders.some(({ city }) => city === 'Girona')).toBe(true);
    expect(await search('Girona')).toEqual({ rows: [], rowCount: 0 });
  });

  it('filters and searches before it sorts, and pages last', async () => {
    const expected = orders
      .filter(({ items, country }) => items > 20 && country === 'Spain')
      .sort((a, b) => a.items - b.items);
    const response = await getRows({
      filterModel: {
        items: [{ field: 'items', operator: '>', value: 20 }],
        quickFilterValues: ['spain'],
      },
      sortModel: [{ field: 'items', sort: 'asc' }],
      start: 1,
      end: 2,
    });
    expect(response).toEqual({ rows: toJson(expected.slice(1, 3)), rowCount: expected.length });
  });

  it.each([
    ['a condition without a value', { field: 'items', operator: '>' }],
    ['a field that is not on its list', { field: 'margin', operator: '>', value: 0.3 }],
    ['an operator that is not on its list', { field: 'items', operator: 'toString', value: 1 }],
  ])('ignores %s', async (_, item) => {
    const { rowCount } = await getRows({ filterModel: { items: [item] } });
    expect(rowCount).toBe(orders.length);
  });

  it('returns at most 100 rows', async () => {
    const { rows } = await getRows({ end: 10_000, sortModel: [{ field: 'margin', sort: 'asc' }] });
    expect(rows).toEqual(toJson(orders.slice(0, 100)));
  });

  it.each([
    ['/api/orders?filter=nonsense', 400],
    ['/api/orders?filter=null', 400],
    ['/api/orders?sort=7', 400],
    ['/api/customers', 404],
    ['/api/orders/SO-24101', 404],
  ])('responds to GET %s with %i', async (url, status) => {
    const response = await fetch(url);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('the Node endpoint after an edit', () => {
  setUpPageServer(clients);

  it('saves the fields that users may edit, and no others', async () => {
    const { dataSource } = clients;
    const { rows } = await dataSource.getRows(createParams());
    const previousRow = rows[4] ?? {};
    const saved: unknown = await dataSource.updateRow?.({
      rowId: String(previousRow['id']),
      updatedRow: { ...previousRow, items: 1, customer: 'Süd & Söhne', country: 'Nowhere' },
      previousRow,
    });
    expect(saved).toEqual({ ...previousRow, items: 1, customer: 'Süd & Söhne' });
    expect((await dataSource.getRows(createParams())).rows[4]).toEqual(saved);
  });

  it('rejects an edit of a row that does not exist', async () => {
    const row = { id: 'SO-0' };
    await expect(
      clients.dataSource.updateRow?.({ rowId: row.id, updatedRow: row, previousRow: row }),
    ).rejects.toThrow('The server responded with 404');
  });
});
