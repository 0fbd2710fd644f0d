import { createStorageSlot } from './StorageSlot.ts';
import type { StorageSlot } from './StorageSlot.ts';

export interface ListSlotOptions {
  key: string;
  /** The maximum number of items. Items at the end are dropped. */
  most: number;
}

/** A list of strings in local storage. Any other stored value is ignored. */
export function createListSlot({ key, most }: ListSlotOptions): StorageSlot<readonly string[]> {
  return createStorageSlot<readonly string[]>({
    key,
    parse: (text) => parseList(text)?.slice(0, most),
    format: (list) => JSON.stringify(list.slice(0, most)),
    fallback: [],
  });
}

function parseList(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return undefined;
    return value.filter((item): item is string => typeof item === 'string');
  } catch {
    return undefined;
  }
}
