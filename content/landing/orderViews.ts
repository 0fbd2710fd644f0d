import type { Order } from '#data/orders';
import dayjs, { type Dayjs } from 'dayjs';

/** An entry of the tree: all regions, a region, or a country. */
export interface Place {
  id: string;
  label: string;
  /** How many orders there are. */
  count: number;
  children?: Place[];
}

export const EVERYWHERE = 'All regions';

/** The regions and their countries. An entry without orders stays in the tree. */
export function listPlaces(all: Order[], counted: Order[]): Place[] {
  const createPlace = (id: string): Place => ({
    id,
    label: id,
    count: filterByPlace(counted, id).length,
  });
  const regions = listNames(all, 'region').map((region) => ({
    ...createPlace(region),
    children: listNames(filterByPlace(all, region), 'country').map(createPlace),
  }));
  return [{ ...createPlace(EVERYWHERE), children: regions }];
}

function listNames(orders: Order[], field: 'region' | 'country'): string[] {
  return [...new Set(orders.map((order) => order[field]))].sort();
}

export function filterByPlace(orders: Order[], place: string): Order[] {
  return orders.filter(
    ({ region, country }) => place === EVERYWHERE || place === region || place === country,
  );
}

export type DateRange = [Dayjs | null, Dayjs | null];

/** A date that's missing or unfinished doesn't limit the range. */
export function filterByDate(orders: Order[], [start, end]: DateRange): Order[] {
  return orders.filter(
    ({ orderedAt }) =>
      (!start?.isValid() || !start.startOf('day').isAfter(orderedAt)) &&
      (!end?.isValid() || !end.endOf('day').isBefore(orderedAt)),
  );
}

/** Items per week, split by region, or by country within a region. */
export function sumByWeek(orders: Order[], place: string) {
  const field = place === EVERYWHERE ? 'region' : 'country';
  const startOfWeek = (order: Order) => dayjs(order.orderedAt).startOf('week');
  const starts = orders.map((order) => startOfWeek(order).valueOf());
  const weeks: Date[] = [];
  let week = dayjs(Math.min(...starts));
  while (week.valueOf() <= Math.max(...starts)) {
    weeks.push(week.toDate());
    week = week.add(1, 'week');
  }
  const series = listNames(orders, field).map((name) => {
    const data = weeks.map(() => 0);
    for (const order of orders) {
      if (order[field] !== name) continue;
      const index = weeks.findIndex((start) => startOfWeek(order).isSame(start));
      data[index] += order.items;
    }
    return { id: name, label: name, data, stack: 'items' };
  });
  return { weeks, series };
}
