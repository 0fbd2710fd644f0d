import { expect, it } from 'vitest';
import { bookings } from '../bookings.ts';
import { employees } from '../employees.ts';
import { energy } from '../energy.ts';
import { files } from '../files.ts';
import { orders } from '../orders.ts';
import { products } from '../products.ts';
import { rivers } from '../rivers.ts';
import { sales } from '../sales.ts';
import { sensors } from '../sensors.ts';
import { stocks } from '../stocks.ts';
import { tasks } from '../tasks.ts';
import { transactions } from '../transactions.ts';

it('ships orders after they were placed, and has no shipping date for the others', () => {
  for (const { orderedAt, shippedAt, status } of orders) {
    expect(shippedAt !== null).toBe(['shipped', 'delivered', 'returned'].includes(status));
    if (shippedAt) expect(shippedAt.getTime()).toBeGreaterThan(orderedAt.getTime());
  }
  expect(orders.some(({ margin }) => margin < 0)).toBe(true);
});

it('has fewer and fewer orders from Southern Europe', () => {
  const count = (from: number, to: number) =>
    orders.filter(
      ({ region, orderedAt }) =>
        region === 'Southern Europe' && orderedAt.getMonth() >= from && orderedAt.getMonth() <= to,
    ).length;
  expect(count(3, 5)).toBeLessThan(count(0, 2) / 2);
});

it('rates products that have reviews, and Kestrelle worst', () => {
  for (const { rating, reviews } of products) expect(rating === null).toBe(reviews === 0);
  const mean = (brand: string) =>
    average(products, (row) => (row.brand === brand ? row.rating : null));
  const brands = [...new Set(products.map(({ brand }) => brand))];
  expect(brands.sort((a, b) => mean(a) - mean(b))[0]).toBe('Kestrelle');
});

it('computes profit as revenue minus cost, and has returns for a bad batch of lanterns', () => {
  for (const { revenue, cost, profit } of sales) expect(profit).toBe(revenue - cost);
  const share = (month: string) =>
    average(sales, (row) =>
      row.line === 'Lanterns' && row.month === month ? row.returns / row.units : null,
    );
  expect(share('2025-09')).toBeGreaterThan(share('2025-05') * 4);
  expect(sales.some(({ profit }) => profit < 0)).toBe(true);
});

it('leads every path from the founder to the employee through the managers', () => {
  for (const { managerId, path, name } of employees) {
    const manager = employees.find(({ id }) => id === managerId);
    expect(path).toEqual([...(manager?.path ?? []), name]);
  }
  expect(employees.filter(({ managerId }) => managerId === null)).toHaveLength(1);
});

it('makes a folder as large and as new as its content', () => {
  for (const folder of files.filter(({ kind }) => kind === 'folder')) {
    const children = files.filter(({ parentId }) => parentId === folder.id);
    expect(folder.size).toBe(children.reduce((sum, { size }) => sum + size, 0));
    expect(folder.modifiedAt).toEqual(
      new Date(Math.max(...children.map(({ modifiedAt }) => modifiedAt.getTime()))),
    );
  }
  expect(new Set(files.map(({ path }) => path.join('/'))).size).toBe(files.length);
});

it('uses less energy on weekends, and has gaps where sensors failed', () => {
  const use = (isWeekend: boolean) =>
    average(sensors, (row) =>
      [0, 6].includes(row.date.getDay()) === isWeekend ? row.energy : null,
    );
  expect(use(true)).toBeLessThan(use(false) / 2);
  expect(sensors.filter(({ humidity }) => humidity === null).length).toBeGreaterThan(10);
});

it('covers the demand for electricity, with exports in some months', () => {
  for (const { solar, wind, hydro, gas, battery, imports, demand } of energy) {
    expect(solar + wind + hydro + gas + (battery ?? 0) + imports).toBeCloseTo(demand, 5);
  }
  expect(energy.some(({ imports }) => imports < 0)).toBe(true);
});

it('measures nothing at stations that are offline, and has every kind of alarm', () => {
  for (const { alarm, discharge } of rivers) expect(discharge === null).toBe(alarm === 'offline');
  expect(new Set(rivers.map(({ alarm }) => alarm)).size).toBe(5);
});

it('checks guests in at three and out at eleven, local time', () => {
  const clock = (instant: string, timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(instant));
  for (const { kind, start, end, timezone, endTimezone, nights } of bookings) {
    expect(end > start).toBe(true);
    expect(nights === null).toBe(kind !== 'hotel');
    if (kind !== 'hotel') continue;
    expect([clock(start, timezone), clock(end, endTimezone)]).toEqual(['15:00', '11:00']);
  }
});

it('starts a task when its dependencies are due, and uses every status', () => {
  for (const { id, startsOn, dueOn, dependsOn } of tasks) {
    expect(dueOn.getTime()).toBeGreaterThan(startsOn.getTime());
    for (const other of dependsOn) {
      expect(other).toBeLessThan(id);
      expect(startsOn.getTime()).toBeGreaterThan(tasks[other - 1]!.dueOn.getTime());
    }
  }
  expect(new Set(tasks.map(({ status }) => status)).size).toBe(5);
});

it('keeps a running balance for each account, negative at times', () => {
  const balances = new Map<string, number>();
  for (const { account, amount, balance } of transactions) {
    const before = balances.get(account);
    if (before !== undefined) expect(before + amount).toBeCloseTo(balance, 5);
    balances.set(account, balance);
  }
  expect(transactions.some(({ balance }) => balance < 0)).toBe(true);
});

it('opens and closes between the low and the high of a day', () => {
  for (const { tern, osprey, heron } of stocks) {
    for (const { open, high, low, close } of [tern, osprey, heron]) {
      expect(Math.max(open, close)).toBeLessThanOrEqual(high);
      expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
    }
  }
});

function average<T>(rows: readonly T[], read: (row: T) => number | null): number {
  const values = rows.map(read).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
