import type { DifferenceIndex } from './createDifferenceIndex.ts';
import type { ImportedPackage } from './findPackage.ts';

/** What an expression is, as far as it comes from a package of a product. */
export type Meaning =
  /** `import * as grid from …` */
  | ({ kind: 'package' } & ImportedPackage)
  /** A component, a hook, or anything else that a package exports. */
  | { kind: 'export'; index: DifferenceIndex; name: string }
  /** What a hook returned. */
  | { kind: 'result'; index: DifferenceIndex; hook: string }
  | TypeMeaning;

/** What a type annotation says about a value. An array means the same as one of its items. */
export type TypeMeaning =
  /** A value of a type: `GridColDef`. */
  | { kind: 'type'; index: DifferenceIndex; name: string }
  /** A ref to it. */
  | { kind: 'ref'; index: DifferenceIndex; name: string }
  /** An object with props: `DataGridProps`. */
  | { kind: 'props'; index: DifferenceIndex; component: string; typeName?: string; slot?: string }
  /** The value of one prop: `DataGridProps['slots']`. */
  | { kind: 'prop'; index: DifferenceIndex; component: string; prop: string };
