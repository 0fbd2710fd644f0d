import { FAMILY_TYPES } from './familyTypes.ts';
import type { FamilyTypes } from './familyTypes.ts';
import type { Meaning, TypeMeaning } from './Meaning.ts';
import { listChildren, MAX_DEPTH } from './SourceTree.ts';
import type { SourceNode } from './SourceTree.ts';

/** Functions for looking up types. */
export interface TypeNames {
  read: (node: SourceNode) => string;
  findName: (name: string, position: number) => Meaning | undefined;
}

/** Generic types that have the same members as their first type argument. */
const TRANSPARENT =
  /^(?:Array|ReadonlyArray|Readonly|Partial|Required|NonNullable|Omit|Pick|Promise|DeepPartial)$/;
const REF = /^(?:MutableRefObject|RefObject|Ref|ForwardedRef)$/;

export function readType(
  node: SourceNode | null | undefined,
  names: TypeNames,
  depth = 0,
): TypeMeaning | undefined {
  if (!node || depth > MAX_DEPTH) return undefined;
  const children = listChildren(node);
  const next = (child: SourceNode | null | undefined) => readType(child, names, depth + 1);
  switch (node.name) {
    case 'TypeName':
      return describeType(names.findName(names.read(node), node.from));
    case 'TypeAnnotation':
      return next(children.find(({ name }) => name !== ':'));
    case 'ReadonlyType':
    case 'ParenthesizedType':
      return next(children[1]);
    case 'ArrayType':
      return next(children[0]);
    case 'UnionType':
    case 'IntersectionType': {
      const found = children.map(next).filter((type) => type !== undefined);
      return found.length === 1 ? found[0] : undefined;
    }
    case 'ParameterizedType': {
      const [head, list] = children;
      const first = list ? listChildren(list)[1] : undefined;
      // `React.RefObject` is a lookup in a namespace.
      const name = head && names.read(head).split('.').at(-1);
      if (name !== undefined && TRANSPARENT.test(name)) return next(first);
      if (name === undefined || !REF.test(name)) return next(head);
      const type = next(first);
      return type?.kind === 'type' ? { ...type, kind: 'ref' } : undefined;
    }
    case 'IndexedType':
      return readLookup(children, names, next);
    default:
      return undefined;
  }
}

/** `DataGridProps['slots']` and `Grid.GridColDef` */
function readLookup(
  [head, second, third]: readonly SourceNode[],
  names: TypeNames,
  next: (node: SourceNode | undefined) => TypeMeaning | undefined,
): TypeMeaning | undefined {
  if (!head) return undefined;
  if (second?.name === '[') {
    const type = next(head);
    const key = third && /^['"](\w+)['"]$/.exec(names.read(third))?.[1];
    if (type?.kind !== 'props' || key === undefined) return undefined;
    return { kind: 'prop', index: type.index, component: type.component, prop: key };
  }
  const last = second?.name === '.' ? third : second;
  const meaning = names.findName(names.read(head), head.from);
  if (meaning?.kind !== 'package' || !last) return undefined;
  return describeType({ kind: 'export', index: meaning.index, name: names.read(last) });
}

function describeType(meaning: Meaning | undefined): TypeMeaning | undefined {
  if (meaning?.kind !== 'export') return undefined;
  const { index, name } = meaning;
  const { aliases, propTypes }: FamilyTypes = FAMILY_TYPES[index.family.productId];
  const value = propTypes?.[name];
  if (value) return { kind: 'prop', index, ...value };
  const [, component, suffix] = /^(\w+?)(Props|SlotProps|Slots)$/.exec(name) ?? [];
  if (component === undefined || !index.isComponent(component))
    return { kind: 'type', index, name: aliases?.[name] ?? name };
  if (suffix === 'Props') return { kind: 'props', index, component, typeName: name };
  return { kind: 'prop', index, component, prop: suffix === 'Slots' ? 'slots' : 'slotProps' };
}
