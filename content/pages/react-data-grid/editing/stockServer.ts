import type { Product } from '#data/products';

/** Simulates your server. Each request takes a moment, and some of them are refused. */
export function createServer(latencyMs = 600) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // The same sequence of "random" numbers each time, so that you can repeat what you saw.
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  return {
    save: (product: Product, failureRate: number) =>
      new Promise<Product>((resolve, reject) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          if (random() < failureRate) {
            reject(
              new Error(
                `The server refused to save ${product.name}. Press Enter to try again, or Escape to cancel.`,
              ),
            );
          } else {
            resolve(product);
          }
        }, latencyMs);
        timers.add(timer);
      }),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
