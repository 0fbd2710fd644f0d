import type { DifferenceIndex } from './createDifferenceIndex.ts';
import type { ImportedPackage } from './findPackage.ts';

/** The meaning of an expression that comes from a product's package. */
export type Meaning =
  /** `import * as grid from …` */
  | ({ kind: 'package' } & ImportedPackage)
  /** A component, a hook, or anything else that a package exports. */
  | { kind: 'export'; index: DifferenceIndex; name: string }
  /** The return value of a hook. */
  | { kind: 'result'; index: DifferenceIndex; hook: string }
  | TypeMeaning;

/** The meaning of a type annotation. An array means the same as one of its items. */
export type TypeMeaning =
  /** A value of a type: `GridColDef`. */
  | { kind: 'type'; index: DifferenceIndex; name: string }
  /** A ref to it. */
  | { kind: 'ref'; index: DifferenceIndex; name: string }
  /** An object with props: `DataGridProps`. */
  | { kind: 'props'; index: DifferenceIndex; component: string; typeName?: string; slot?: string }
  /** The value of one prop: `DataGridProps['slots']`. */
  | { kind: 'prop'; index: DifferenceIndex; component: string; prop: string };
