import * as React from 'react';
import { initialItems, type Item } from './stock';

interface Inventory {
  items: Item[];
  /** The last change, with the items before it. */
  last: { message: string; before: Item[] } | null;
}

type Update = (items: Item[]) => Item[];

/** All changes pass through here, so this is where you save to your server. */
export function useInventory() {
  const [{ items, last }, setInventory] = React.useState<Inventory>({
    items: initialItems,
    last: null,
  });

  const change = React.useCallback(
    (message: string, update: Update) =>
      setInventory((current) => ({
        items: update(current.items),
        last: { message, before: current.items },
      })),
    [],
  );
  const undo = () => {
    if (last) {
      setInventory({ items: last.before, last: null });
    }
  };

  return { items, message: last?.message, change, undo };
}
