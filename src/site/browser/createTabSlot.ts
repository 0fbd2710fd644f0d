import { createStorageSlot } from './StorageSlot.ts';
import type { StorageSlot } from './StorageSlot.ts';

/** The label of the tab that the reader chose last in a group of tab lists: `plan`, `package-manager`. */
export function createTabSlot(group: string): StorageSlot<string | null> {
  return createStorageSlot<string | null>({
    key: `codeblock-${group}`,
    parse: (value) => value,
    fallback: null,
  });
}
