import type { Order } from '../orders.ts';
import { addDays, at, day, daysBetween, toWorkday } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { ORDER_CUSTOMERS, ORDER_NOTES, EURO_RATES, type OrderCustomer } from './orderWords.ts';

const COUNT = 240;
const FIRST_DAY = day(2025, 0, 2);
const TODAY = day(2025, 5, 30);
const DAYS = daysBetween(FIRST_DAY, TODAY);
/** Weights from Sunday to Saturday. Few orders arrive on weekends. */
const WEEKDAYS = [0.15, 1.3, 1.15, 1, 1, 0.9, 0.3];
/** While the warehouse is moving, parcels ship a week late. */
const MOVE = { start: day(2025, 3, 14), end: day(2025, 4, 9) };

/** Half a year of orders. Sales in Southern Europe decline every month, and one sales rep gives discounts that cost the margin. */
export function createOrders(): Order[] {
  const random = createRandom(240);
  const dates = Array.from({ length: COUNT }, () => pickDate(random));
  return dates
    .sort((a, b) => a.getTime() - b.getTime())
    .map((orderedAt, index) => createOrder(random, orderedAt, index));
}

function pickDate(random: Random): Date {
  const offsets = Array.from({ length: DAYS + 1 }, (_, offset) => offset);
  const offset = random.weighted(
    offsets,
    (days) => WEEKDAYS[addDays(FIRST_DAY, days).getUTCDay()] ?? 1,
  );
  return at(addDays(FIRST_DAY, offset), random.int(7, 18), random.int(0, 11) * 5);
}

function createOrder(random: Random, orderedAt: Date, index: number): Order {
  const elapsed = daysBetween(FIRST_DAY, orderedAt) / DAYS;
  const customer = random.weighted(
    ORDER_CUSTOMERS,
    ({ size, growth }) => size * Math.max(0.1, 1 + growth * elapsed),
  );
  const priority = random.weighted(['low', 'normal', 'high', 'urgent'] as const, (level) =>
    level === 'normal' ? 6 : level === 'urgent' ? 1 : 2,
  );
  const status = pickStatus(random, daysBetween(orderedAt, TODAY));
  const items = Math.max(1, random.near(14 + customer.size * 6, 10));
  const price = random.between(18, 64, 2);
  const decimals = customer.currency === 'JPY' ? 0 : 2;
  return {
    id: `SO-${24101 + index}`,
    customer: customer.name,
    country: customer.country,
    city: customer.city,
    region: customer.region,
    status,
    priority,
    orderedAt,
    shippedAt: pickShipping(random, orderedAt, status, priority),
    items,
    total: round(items * price * EURO_RATES[customer.currency], decimals),
    currency: customer.currency,
    margin: pickMargin(random, customer, status, priority),
    paid: status !== 'canceled' && random.chance(daysBetween(orderedAt, TODAY) > 30 ? 0.94 : 0.35),
    rep: customer.rep,
    weeks: createWeeks(random, customer),
    note: random.chance(0.2) ? random.pick(ORDER_NOTES) : null,
  };
}

function pickStatus(random: Random, age: number): Order['status'] {
  if (age > 3 && random.chance(0.04)) return 'canceled';
  if (age > 20 && random.chance(0.05)) return 'returned';
  if (age > 40) return random.chance(0.03) ? 'on hold' : 'delivered';
  if (age > 12) return random.pick(['delivered', 'shipped', 'shipped', 'shipped', 'on hold']);
  return random.pick(
    age > 4 ? ['packing', 'packing', 'packing', 'on hold'] : ['new', 'new', 'packing'],
  );
}

function pickShipping(
  random: Random,
  orderedAt: Date,
  status: Order['status'],
  priority: Order['priority'],
): Date | null {
  if (status !== 'shipped' && status !== 'delivered' && status !== 'returned') return null;
  const delay = priority === 'urgent' ? 1 : random.int(1, 4);
  const late = orderedAt >= MOVE.start && orderedAt <= MOVE.end ? random.int(5, 9) : 0;
  return toWorkday(at(addDays(orderedAt, delay + late), 0));
}

function pickMargin(
  random: Random,
  { rep }: OrderCustomer,
  status: Order['status'],
  priority: Order['priority'],
): number {
  const usual = rep === 'Ugo Morabito' ? 0.07 : 0.27;
  const lost = (priority === 'urgent' ? 0.08 : 0) + (status === 'returned' ? 0.3 : 0);
  return random.near(usual - lost, 0.06, 3);
}

/** The number of items that the customer bought in each of the last 12 weeks, following the trend of the region. */
function createWeeks(random: Random, { size, growth }: OrderCustomer): number[] {
  return Array.from({ length: 12 }, (_, week) =>
    Math.max(0, random.near((8 + size * 4) * (1 + (growth * (week - 5)) / 9), 4)),
  );
}
