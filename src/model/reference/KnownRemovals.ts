import type { ProductId } from '../product/ProductConfig.ts';

/** Removals that a migration guide doesn't have to mention individually. */
export interface KnownRemoval {
  reason: string;
  /** Keys of the history. */
  keys: readonly string[];
}

/** Product → the major version that removed them. */
export type KnownRemovals = Partial<Record<ProductId, Record<number, readonly KnownRemoval[]>>>;
