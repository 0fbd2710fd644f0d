import { orders, type Order } from '#data/orders';

export const FAILURES = ['never', 'every second save', 'always'] as const;
export type Failure = (typeof FAILURES)[number];

/** What a server says about one field of one row. */
export class FieldError extends Error {
  readonly rowId: string;
  readonly field: keyof Order;

  constructor(rowId: string, field: keyof Order, message: string) {
    super(message);
    this.rowId = rowId;
    this.field = field;
  }
}

/** A stand-in for your API. Change the delay and the rules as you like. */
export function createServer(delayMs = 1200) {
  const stored = new Map(orders.map((order) => [order.id, order]));
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let saves = 0;

  const wait = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, delayMs);
      timers.add(timer);
    });

  const store = (id: string, changes: Partial<Order>): Order => {
    const order = stored.get(id);
    if (!order) {
      throw new Error(`There is no order ${id}.`);
    }
    const saved = { ...order, ...changes };
    stored.set(id, saved);
    return saved;
  };

  return {
    /** Saves some fields of an order, and fails as often as you ask it to. */
    async save(id: string, changes: Partial<Order>, failure: Failure) {
      await wait();
      saves += 1;
      if (
        failure === 'always' ||
        (failure === 'every second save' && saves % 2 === 0)
      ) {
        throw new Error(`The server did not save ${id}.`);
      }
      return store(id, changes);
    },

    /** Saves a whole order, but checks rules that only the server knows. */
    async saveChecked(order: Order) {
      await wait();
      if (order.items > 100) {
        throw new FieldError(
          order.id,
          'items',
          'The warehouse has only 100 pieces left.',
        );
      }
      if (order.priority === 'urgent' && !order.paid) {
        throw new FieldError(
          order.id,
          'priority',
          'Only paid orders can be urgent.',
        );
      }
      return store(order.id, order);
    },

    close() {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
