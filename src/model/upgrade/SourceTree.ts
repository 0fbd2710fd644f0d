import type { parser } from '@lezer/javascript';

export type SourceTree = ReturnType<typeof parser.parse>;
export type SourceNode = SourceTree['topNode'];

/** A parsed file. */
export interface ParsedSource {
  text: string;
  tree: SourceTree;
}

/** Only generated code has expressions nested deeper than this, so they aren't checked. */
export const MAX_DEPTH = 30;

/** The same for everything else. The deeper a node is, the more it costs to visit, so nodes below this depth are skipped. */
const MAX_TREE_DEPTH = 400;

/** Visits every node from top to bottom, except those so deep that only generated code has them. */
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

/** Lists all children except comments. */
export function listChildren(node: SourceNode): SourceNode[] {
  const children: SourceNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!child.name.endsWith('Comment')) children.push(child);
  }
  return children;
}

/** Lists the arguments of a call, without punctuation. */
export function listArguments(call: SourceNode): SourceNode[] {
  const list = call.getChild('ArgList');
  return list ? listChildren(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}

/** Returns the expression inside parentheses, `await`, `!`, `as`, and `satisfies`. */
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
      // The parser reads `styled(DataGrid)<Props>(…)` as two comparisons.
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

/** Lists the properties of an object literal that have fixed names, without spreads. */
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
