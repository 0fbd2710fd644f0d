import type { parser } from '@lezer/javascript';

export type SourceTree = ReturnType<typeof parser.parse>;
export type SourceNode = SourceTree['topNode'];

/** A parsed file. */
export interface ParsedSource {
  text: string;
  tree: SourceTree;
}

/** Expressions that are nested deeper than this are generated code, and nothing is looked up in them. */
export const MAX_DEPTH = 30;

/** The same for everything else. A node is more expensive the deeper it is, so deeper ones aren't visited. */
const MAX_TREE_DEPTH = 400;

/** Visits every node from top to bottom, without those that only generated code has. */
export function visitNodes(
  { tree }: Pick<ParsedSource, 'tree'>,
  visit: (name: string, getNode: () => SourceNode) => void,
  leave?: (name: string) => void,
): void {
  let depth = 0;
  tree.iterate({
    enter(reference) {
      if (depth >= MAX_TREE_DEPTH) return false;
      depth += 1;
      visit(reference.name, () => reference.node);
      return undefined;
    },
    leave({ name }) {
      depth -= 1;
      leave?.(name);
    },
  });
}

export function readNode({ text }: Pick<ParsedSource, 'text'>, { from, to }: SourceNode): string {
  return text.slice(from, to);
}

/** `'name'` → `name`; nothing if the node isn't a plain string. */
export function readString(source: ParsedSource, node: SourceNode | null): string | undefined {
  if (node?.name === 'TemplateString' && !node.getChild('Interpolation'))
    return readNode(source, node).slice(1, -1);
  if (node?.name !== 'String' && node?.name !== 'JSXAttributeValue') return undefined;
  return readNode(source, node).slice(1, -1);
}

/** All children, without comments. */
export function listChildren(node: SourceNode): SourceNode[] {
  const children: SourceNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!child.name.endsWith('Comment')) children.push(child);
  }
  return children;
}

/** The arguments of a call, without punctuation. */
export function listArguments(call: SourceNode): SourceNode[] {
  const list = call.getChild('ArgList');
  return list ? listChildren(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}

/** What is inside of parentheses, `await`, `!`, `as`, and `satisfies`. */
export function unwrap(node: SourceNode | null | undefined): SourceNode | null {
  let current = node ?? null;
  for (let depth = 0; current && depth < MAX_DEPTH; depth += 1) {
    const inner = findInner(current);
    if (!inner) return current;
    current = inner;
  }
  return current;
}

function findInner(node: SourceNode): SourceNode | null {
  switch (node.name) {
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return listChildren(node)[1] ?? null;
    case 'PostfixExpression':
      return node.getChild('LogicOp') ? node.firstChild : null;
    case 'BinaryExpression':
      // `styled(DataGrid)<Props>(…)` looks like two comparisons to the parser.
      return (node.getChild('as') ?? node.getChild('satisfies') ?? node.getChild('CompareOp'))
        ? node.firstChild
        : null;
    default:
      return null;
  }
}

/** A property of an object literal. */
export interface ObjectProperty {
  name: string;
  node: SourceNode;
  /** Absent for shorthands (`{ columns }`) and methods. */
  value?: SourceNode;
}

/** The properties of an object literal that have fixed names. Spreads are left out. */
export function listProperties(source: ParsedSource, object: SourceNode): ObjectProperty[] {
  return object.getChildren('Property').flatMap((property): ObjectProperty[] => {
    const children = listChildren(property);
    const key = children.find(({ name }) => name === 'PropertyDefinition' || name === 'String');
    const colon = children.findIndex(({ name }) => name === ':');

    if (
      !key ||
      (colon < 0 && key.name === 'String') ||
      (colon >= 0 && key.from > (children[colon]?.from ?? 0))
    )
      return [];
    const value = colon < 0 ? undefined : children[colon + 1];
    const name = readString(source, key) ?? readNode(source, key);
    return [{ name, node: key, ...(value ? { value } : {}) }];
  });
}
