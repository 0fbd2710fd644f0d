import type { DifferenceIndex } from './createDifferenceIndex.ts';
import type { Scopes } from './createScopes.ts';
import { findPackage } from './findPackage.ts';
import { FAMILY_TYPES } from './familyTypes.ts';
import type { FamilyTypes } from './familyTypes.ts';
import {
  listArguments,
  listChildren,
  MAX_DEPTH,
  readNode,
  readString,
  unwrap,
} from './SourceTree.ts';
import type { ParsedSource, SourceNode } from './SourceTree.ts';
import { readType } from './readType.ts';
import type { TypeNames } from './readType.ts';
import type { Meaning } from './Meaning.ts';

/** Finds the meaning of expressions. */
export interface Meanings {
  find: (node: SourceNode | null | undefined, depth?: number) => Meaning | undefined;
  /** Finds the meaning of a name: a variable, a type, or a JSX tag. */
  findName: (name: string, position: number, depth?: number) => Meaning | undefined;
  /** Finds the meaning of a destructured value: `const { … } = useGridApiContext()`. */
  findPattern: (pattern: SourceNode | null) => Meaning | undefined;
  /** Finds the initial value of a variable. */
  findInitial: (name: string, position: number) => SourceNode | undefined;
  /** For {@link readType}. */
  types: TypeNames;
}

/** Calls that return their first argument in another form: `styled(DataGrid)`, `memo(Grid)`. */
const WRAPPERS = new Set(['styled', 'memo', 'forwardRef', 'withStyles']);

export function createMeanings(
  source: ParsedSource,
  scopes: Scopes,
  indexes: readonly DifferenceIndex[],
): Meanings {
  const known = new Map<number, Meaning | undefined>();
  const types: TypeNames = { findName, read: (node: SourceNode) => readNode(source, node) };

  function findName(name: string, position: number, depth = 0): Meaning | undefined {
    const definition = scopes.find(name, position);
    if (!definition || depth > MAX_DEPTH) return undefined;
    if (known.has(definition.from)) return known.get(definition.from);
    // This prevents an endless recursion if a definition refers to itself.
    known.set(definition.from, undefined);
    const meaning = findDefinition(definition, depth + 1);
    known.set(definition.from, meaning);
    return meaning;
  }

  function findDefinition(node: SourceNode, depth: number): Meaning | undefined {
    const { parent } = node;
    if (!parent) return undefined;
    if (parent.name === 'ImportDeclaration' || parent.name === 'ImportGroup')
      return findImported(node);
    if (parent.name === 'PatternProperty') {
      const key = parent.getChild('PropertyName') ?? node;
      const pattern = parent.parent;
      if (!pattern || parent.getChild('Spread')) return undefined;
      return getMember(findPattern(pattern, depth), readNode(source, key));
    }
    if (parent.name === 'ArrayPattern') return undefined;
    return findPattern(node, depth);
  }

  /** Finds the meaning of the value assigned to a variable or to a pattern. */
  function findPattern(node: SourceNode, depth: number): Meaning | undefined {
    const { parent, nextSibling } = node;
    if (parent?.name === 'PatternProperty') {
      const key = parent.getChild('PropertyName');
      const outer = parent.parent;
      if (!key || !outer || depth > MAX_DEPTH) return undefined;
      return getMember(findPattern(outer, depth + 1), readNode(source, key));
    }
    const isTyped = nextSibling?.name === 'TypeAnnotation';
    const type = isTyped ? readType(nextSibling, types) : undefined;
    if (type) return type;
    if (parent?.name === 'VariableDeclaration') return find(findValue(node), depth + 1);
    return parent?.name === 'ParamList' ? findModuleOfThen(parent) : undefined;
  }

  /** `import('…').then((module) => …)` */
  function findModuleOfThen(parameters: SourceNode): Meaning | undefined {
    const call = parameters.parent?.parent?.parent;
    if (call?.name !== 'CallExpression' || readCallee(source, call) !== 'then') return undefined;
    const promise = call.firstChild?.firstChild;
    return promise?.name === 'DynamicImport' ? findModule(promise.getChild('String')) : undefined;
  }

  function findImported(node: SourceNode): Meaning | undefined {
    const group = node.parent?.name === 'ImportGroup' ? node.parent : null;
    const declaration = group?.parent ?? node.parent;
    const imported = findPackage(
      readString(source, declaration?.getChild('String') ?? null),
      indexes,
    );
    if (!imported) return undefined;
    if (!group) {
      const isNamespace = declaration?.getChild('Star');
      const name = imported.path.split('/').at(-1);
      if (isNamespace || !name) return { kind: 'package', ...imported };
      return { kind: 'export', index: imported.index, name };
    }
    const before = node.prevSibling?.name === 'as' ? node.prevSibling.prevSibling : node;
    return { kind: 'export', index: imported.index, name: readNode(source, before ?? node) };
  }

  function find(node: SourceNode | null | undefined, depth = 0): Meaning | undefined {
    const inner = unwrap(node);
    if (!inner || depth > MAX_DEPTH) return undefined;
    switch (inner.name) {
      case 'VariableName':
      case 'JSXIdentifier':
        return findName(readNode(source, inner), inner.from, depth + 1);
      case 'MemberExpression':
      case 'JSXMemberExpression': {
        const name = readMemberName(source, inner);
        return name && getMember(find(inner.firstChild, depth + 1), readMember(source, name));
      }
      case 'CallExpression':
        return findCall(inner, depth);
      case 'ArrowFunction':
        return findWrapped(inner, depth);
      case 'DynamicImport':
        return findModule(inner.getChild('String'));
      default:
        return undefined;
    }
  }

  /** `(props) => <DataGrid {...props} />` means the same as `DataGrid`. */
  function findWrapped(component: SourceNode, depth: number): Meaning | undefined {
    const element = unwrap(component.lastChild);
    const tag = element?.getChild('JSXSelfClosingTag') ?? element?.getChild('JSXOpenTag');
    if (!tag?.getChild('JSXSpreadAttribute')) return undefined;
    return find(tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression'), depth + 1);
  }

  function findModule(specifier: SourceNode | null | undefined): Meaning | undefined {
    const imported = findPackage(readString(source, specifier ?? null), indexes);
    return imported && { kind: 'package', ...imported };
  }

  function findCall(call: SourceNode, depth: number): Meaning | undefined {
    const [first] = listArguments(call);
    const callee = call.firstChild;
    const generic = callee?.name === 'InstantiationExpression' ? callee : null;
    const name = readCallee(source, call);
    if (name === 'require') return findModule(first);
    if (name === 'useRef') {
      const type = generic && readType(readTypeArgument(generic), types);
      return type?.kind === 'type' ? { ...type, kind: 'ref' } : undefined;
    }
    // `styled(DataGrid)(…)` and `styled(DataGrid)`
    if (name !== undefined && WRAPPERS.has(name)) return find(first, depth + 1);
    if (callee?.name === 'CallExpression') return find(callee, depth + 1);
    const meaning = find(generic?.firstChild ?? callee, depth + 1);
    if (meaning?.kind !== 'export') return undefined;
    const ref = getTypes(meaning.index).refs?.[meaning.name];
    if (ref !== undefined) return { kind: 'ref', index: meaning.index, name: ref };
    return /^(?:unstable_)?use/.test(meaning.name)
      ? { kind: 'result', index: meaning.index, hook: meaning.name }
      : undefined;
  }

  return {
    find,
    findName,
    types,
    findPattern: (pattern) => (pattern ? findPattern(pattern, 0) : undefined),
    findInitial(name, position) {
      const definition = scopes.find(name, position);
      const { parent } = definition ?? {};
      // `const [columns, setColumns] = useState([…])`
      const isState =
        parent?.name === 'ArrayPattern' && listChildren(parent)[1]?.from === definition?.from;
      const target = isState ? parent : definition;
      return target?.parent?.name === 'VariableDeclaration' ? findValue(target) : undefined;
    },
  };
}

/** `useState<GridColDef[]>` → the node of `GridColDef[]` */
export function readTypeArgument(node: SourceNode): SourceNode | undefined {
  const list = node.getChild('TypeArgList');
  return list ? listChildren(list)[1] : undefined;
}

/** Finds the expression after a variable's equals sign. */
function findValue(node: SourceNode): SourceNode | undefined {
  let sibling = node.nextSibling;
  if (sibling?.name === 'TypeAnnotation') sibling = sibling.nextSibling;
  return sibling?.name === 'Equals' ? (sibling.nextSibling ?? undefined) : undefined;
}

/** `a.name` and `a['name']` → the node of the name */
export function readMemberName(source: ParsedSource, member: SourceNode): SourceNode | undefined {
  const last = listChildren(member).findLast(({ name }) => name !== ']');
  if (!last || last.from === member.from) return undefined;
  if (last.name === 'PropertyName' || last.name === 'JSXIdentifier') return last;
  return readString(source, last) === undefined ? undefined : last;
}

export function readMember(source: ParsedSource, node: SourceNode): string {
  return readString(source, node) ?? readNode(source, node);
}

/** `React.useMemo<A>(…)` → `useMemo` */
export function readCallee(source: ParsedSource, call: SourceNode): string | undefined {
  const { firstChild } = call;
  const callee =
    firstChild?.name === 'InstantiationExpression' ? firstChild.firstChild : firstChild;
  if (callee?.name === 'VariableName') return readNode(source, callee);
  const name = callee?.name === 'MemberExpression' && readMemberName(source, callee);
  return name ? readMember(source, name) : undefined;
}

function getMember(object: Meaning | undefined, name: string): Meaning | undefined {
  switch (object?.kind) {
    case 'package':
      return { kind: 'export', index: object.index, name };
    case 'ref':
      return name === 'current' ? { ...object, kind: 'type' } : undefined;
    case 'type': {
      if (name === 'apiRef') return { kind: 'ref', index: object.index, name: 'GridApi' };
      const type = getTypes(object.index).members?.[`${object.name} ${name}`];
      return type === undefined ? undefined : { kind: 'type', index: object.index, name: type };
    }
    default:
      return undefined;
  }
}

export function getTypes({ family }: DifferenceIndex): FamilyTypes {
  return FAMILY_TYPES[family.productId];
}
