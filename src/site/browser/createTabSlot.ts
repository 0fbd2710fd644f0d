import { createStorageSlot } from './StorageSlot.ts';
import type { StorageSlot } from './StorageSlot.ts';

/** Stores the label of the tab that the reader last chose in a group such as `plan` or `package-manager`. */
export function createTabSlot(group: string): StorageSlot<string | null> {
  return createStorageSlot<string | null>({
    key: `codeblock-${group}`,
    parse: (value) => value,
    fallback: null,
  });
}
