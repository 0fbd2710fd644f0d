import type { ProductId } from '../product/ProductConfig.ts';
import type { ApiDifference } from './ApiDiff.ts';

/** Everything that a transform of `@mui/x-codemod` renames, moves, or removes. The names are those of a history. */
export interface CodemodScope {
  exports?: readonly string[];
  /** `prop rowSpanning`, `class MuiDataGrid-withBorder` */
  parts?: readonly string[];
  /** The components with these parts. If it's left out, all components of the product. */
  owners?: readonly string[];
}

export interface Codemod extends CodemodScope {
  /** `v8.0.0/data-grid/rename-props` */
  transform: string;
}

export type Codemods = Record<ProductId, readonly Codemod[]>;

/** Whether a transform handles a difference in all components that share it. */
export function isCovered(
  { exports = [], parts = [], owners }: CodemodScope,
  { owners: changed, part, kind }: ApiDifference,
): boolean {
  // A new name may also be the old name of something else.
  if (kind === 'added') return false;
  if (!part) return changed.every((name) => exports.includes(name));
  return (
    parts.includes(`${part.kind} ${part.name}`) &&
    (!owners || changed.every((name) => owners.includes(name)))
  );
}
