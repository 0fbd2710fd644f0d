import { createStorageSlot } from './StorageSlot.ts';
import type { StorageSlot } from './StorageSlot.ts';

export interface ListSlotOptions {
  key: string;
  /** Items beyond this number are dropped, the last ones first. */
  most: number;
}

/** A list of texts in local storage. Anything else that is stored there is ignored. */
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
