import type { SyntaxNode, Tree } from '@lezer/common';

/** A caret position where something can be completed. `from` is the start of the completed word. */
export type CompletionPlace =
  /** In a package name: `from '@mui/x-▮'` */
  | { kind: 'package'; from: number }
  /** Among the names of an import: `import { Dat▮ } from '@mui/x-data-grid'` */
  | { kind: 'import'; from: number; specifier: string; taken: string[] }
  /** Among the props of a tag: `<DataGrid ro▮ />` */
  | { kind: 'prop'; from: number; component: string; taken: string[] }
  /** In the value of a prop: `<DataGrid density="▮" />` */
  | { kind: 'value'; from: number; component: string; prop: string; isQuoted: boolean };

type Read = (node: SyntaxNode) => string;

/** Determines what is being typed at a position in a TypeScript file with JSX. */
export function findCompletionPlace(
  tree: Tree,
  source: string,
  position: number,
): CompletionPlace | undefined {
  const node = tree.resolveInner(position, -1);
  const read: Read = ({ from, to }) => source.slice(from, to);
  return (
    findImport(node, position, read) ??
    findProp(node, position, read) ??
    findValue(node, position, read)
  );
}

function findImport(node: SyntaxNode, position: number, read: Read): CompletionPlace | undefined {
  const { parent } = node;
  if (node.name === 'String' && parent?.name === 'ImportDeclaration')
    return { kind: 'package', from: node.from + 1 };
  const group = node.name === 'ImportGroup' ? node : parent?.name === 'ImportGroup' ? parent : null;
  const specifier = group?.parent?.getChild('String');
  if (!group || !specifier || position === group.to) return undefined;
  const isName = node.name === 'VariableDefinition';
  const others = group.getChildren('VariableDefinition').filter(({ from }) => from !== node.from);
  return {
    kind: 'import',
    from: isName ? node.from : position,
    specifier: read(specifier).slice(1, -1),
    taken: others.map(read),
  };
}

function findProp(node: SyntaxNode, position: number, read: Read): CompletionPlace | undefined {
  const attribute = node.parent?.name === 'JSXAttribute' ? node.parent : null;
  const tag = isTag(node) ? node : attribute?.parent;
  const isPlace = isTag(node) || (attribute && node.name === 'JSXIdentifier');
  const name = tag && findTagName(tag);
  if (!isPlace || !name || position <= name.to) return undefined;
  const others = tag.getChildren('JSXAttribute').filter(({ from }) => from !== attribute?.from);
  return {
    kind: 'prop',
    from: attribute ? node.from : position,
    component: read(name),
    taken: others.flatMap((one) => one.getChild('JSXIdentifier') ?? []).map(read),
  };
}

function findValue(node: SyntaxNode, position: number, read: Read): CompletionPlace | undefined {
  const isQuoted = node.name === 'JSXAttributeValue';
  const escape = node.parent?.name === 'JSXEscape' ? node.parent : null;
  const attribute = (isQuoted ? node : escape)?.parent;
  const tag = attribute?.name === 'JSXAttribute' ? attribute.parent : null;
  const name = tag && findTagName(tag);
  const prop = attribute?.getChild('JSXIdentifier');
  if (!name || !prop) return undefined;
  const isWord = ['VariableName', 'String', 'BooleanLiteral', 'Number'].includes(node.name);
  if (!isQuoted && !isWord && node.name !== '{') return undefined;
  const from = isQuoted ? node.from + 1 : isWord ? node.from : position;
  return { kind: 'value', from, component: read(name), prop: read(prop), isQuoted };
}

function isTag({ name }: SyntaxNode): boolean {
  return name === 'JSXOpenTag' || name === 'JSXSelfClosingTag';
}

function findTagName(tag: SyntaxNode): SyntaxNode | null {
  return isTag(tag) ? (tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression')) : null;
}
