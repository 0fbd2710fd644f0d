import type { ProductId } from '../product/ProductConfig.ts';

/** Removals that a migration guide needn't name one by one. */
export interface KnownRemoval {
  reason: string;
  /** Keys of the history. */
  keys: readonly string[];
}

/** Product → the major version that removed them. */
export type KnownRemovals = Partial<Record<ProductId, Record<number, readonly KnownRemoval[]>>>;
