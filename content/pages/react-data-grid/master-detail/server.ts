import { orders } from '#data/orders';

/** A stand-in for your API. Change the delay, or let it fail. */
export const server = { delayMs: 800, fails: false };

export interface Step {
  date: Date;
  text: string;
}

/** What happened to an order so far. */
export async function fetchHistory(
  id: string,
  signal: AbortSignal,
): Promise<Step[]> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, server.delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const order = orders.find((candidate) => candidate.id === id);
  if (server.fails || !order) {
    throw new Error("The server isn't responding");
  }
  const steps = [{ date: order.orderedAt, text: 'Ordered' }];
  if (order.shippedAt) {
    steps.push({ date: order.shippedAt, text: 'Shipped' });
  }
  return steps;
}
