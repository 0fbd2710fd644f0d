import { products, type Product } from '#data/products';

export interface Item extends Product {
  /** Pieces that were ordered and haven't arrived yet. */
  onOrder: number;
}

export const STATUSES = [
  'Backordered',
  'Out of stock',
  'Low',
  'In stock',
  'Discontinued',
] as const;
export type Status = (typeof STATUSES)[number];

/** Below this stock, it's time to order more. */
const REORDER_POINTS: Record<Product['category'], number> = {
  Shelter: 40,
  Packs: 50,
  Sleep: 50,
  Kitchen: 80,
  Light: 80,
  Clothing: 60,
};

export const initialItems: Item[] = products.map((product) => ({
  ...product,
  onOrder: 0,
}));

export function getStatus(item: Item): Status {
  if (item.discontinued) {
    return 'Discontinued';
  }
  if (item.stock < 0) {
    return 'Backordered';
  }
  if (item.stock === 0) {
    return 'Out of stock';
  }
  return item.stock < REORDER_POINTS[item.category] ? 'Low' : 'In stock';
}

/** From 0 for an empty shelf to 1 for twice the reorder point or more. */
export function getFillLevel({ stock, category }: Item): number {
  return Math.min(1, Math.max(0, stock / (2 * REORDER_POINTS[category])));
}

/** Enough to get to twice the reorder point, in packs of ten. */
export function suggestQuantity(item: Item): number {
  const missing = 2 * REORDER_POINTS[item.category] - item.stock - item.onOrder;
  return Math.max(10, Math.ceil(missing / 10) * 10);
}

export function countByStatus(items: Item[]): Map<Status, number> {
  const counts = new Map<Status, number>();
  for (const item of items) {
    const status = getStatus(item);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

export function placeOrder(
  items: Item[],
  quantities: ReadonlyMap<number, number>,
): Item[] {
  return items.map((item) => {
    const quantity = quantities.get(item.id);
    return quantity ? { ...item, onOrder: item.onOrder + quantity } : item;
  });
}

export function receiveDelivery(items: Item[], id: number): Item[] {
  return items.map((item) =>
    item.id === id
      ? { ...item, stock: item.stock + item.onOrder, onOrder: 0 }
      : item,
  );
}
