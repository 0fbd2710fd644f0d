import ts from 'typescript';
import { getDeclarationFile, getPackageName, resolveAlias } from '../declarations/declarations.ts';
import { toOneLine } from './foldType.ts';

type OnName = (symbol: ts.Symbol) => void;

export interface CleanOptions {
  /** Replaces type parameters with their defaults. */
  fillParameters?: boolean;
}

/** If the type of a member is longer than this, its name is more helpful. */
const MAX_MEMBER = 80;

interface Cleaning extends CleanOptions {
  checker: ts.TypeChecker;
  onName: OnName;
  context: ts.TransformationContext;
  visit: (node: ts.Node) => ts.Node;
}

/** Returns the type without `import("…")` and without redundant type arguments, and with `React.` in front of React types. */
export function cleanTypeNode<T extends ts.Node>(
  node: T,
  checker: ts.TypeChecker,
  onName: OnName,
  options: CleanOptions = {},
): T {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (child: ts.Node): ts.Node => cleanNode(child, cleaning);
      const cleaning: Cleaning = { ...options, checker, onName, context, visit };
      return ts.visitNode(root, visit) as T;
    },
  ]);
  return result.transformed[0] as T;
}

function cleanNode(node: ts.Node, cleaning: Cleaning): ts.Node {
  const { checker, context, visit } = cleaning;
  const { factory } = context;
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text, true);
  if (ts.isNumericLiteral(node)) return factory.createNumericLiteral(node.text);
  if (ts.isTypeLiteralNode(node)) {
    if (isBareMuiEvent(node)) return factory.createTypeReferenceNode('MuiEvent');
    // TypeScript prints existing nodes on one line if they're marked for it. A new node isn't.
    return factory.createTypeLiteralNode(
      node.members.map((member) => visit(member) as typeof member),
    );
  }
  if (ts.isPropertySignature(node) && node.questionToken && node.type) {
    const { modifiers, name, questionToken } = node;
    const type = dropUndefined(node.type);
    const plain = factory.createPropertySignature(modifiers, name, questionToken, type);
    return ts.visitEachChild(plain, visit, context);
  }
  if (ts.isParameter(node)) {
    const plain = factory.createParameterDeclaration(
      node.modifiers,
      node.dotDotDotToken,
      ts.isIdentifier(node.name) ? node.name : 'params',
      node.questionToken,
      node.type && node.questionToken ? dropUndefined(node.type) : node.type,
    );
    return ts.visitEachChild(plain, visit, context);
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    const symbol = findSymbol(node.qualifier, checker);
    const name = nameInText(node.qualifier, symbol, factory);
    if (node.isTypeOf) return factory.createTypeQueryNode(name);
    return cleanReference(name, node.typeArguments, symbol, cleaning);
  }
  if (ts.isTypeReferenceNode(node)) {
    const symbol = findSymbol(node.typeName, checker);
    const filled = cleaning.fillParameters && symbol && findFilling(symbol);
    // Parameters can refer to each other, so defaults aren't filled in recursively.
    if (filled) return cleanTypeNode(filled, checker, cleaning.onName);
    return cleanReference(
      nameInText(node.typeName, symbol, factory),
      node.typeArguments,
      symbol,
      cleaning,
    );
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const declared = findMemberType(node, checker);
    if (declared) return visit(dropUndefined(declared));
  }
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    const types = node.types.map((type) => visit(type) as ts.TypeNode);
    // If several parts declare the same member, the checker has a separate type for each, even when they're identical.
    const unique = [...new Map(types.map((type) => [printPlain(type), type])).values()];
    const [only] = unique;
    if (only && unique.length === 1) return ts.isParenthesizedTypeNode(only) ? only.type : only;
    return ts.isUnionTypeNode(node)
      ? factory.createUnionTypeNode(unique)
      : factory.createIntersectionTypeNode(unique);
  }
  if (ts.isTupleTypeNode(node)) {
    const tuple = factory.createTupleTypeNode(
      node.elements.map((element) => visit(element) as typeof element),
    );
    return ts.setEmitFlags(tuple, ts.EmitFlags.SingleLine);
  }
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
    const symbol = findSymbol(node.expression, checker);
    const name = factory.createIdentifier(node.expression.text);
    return cleanReference(name, node.typeArguments, symbol, cleaning);
  }
  return ts.visitEachChild(node, visit, context);
}

/** `string | undefined` → `string`, for optional members. */
export function dropUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const types = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (types.length === node.types.length) return node;
  const [only] = types;
  if (types.length === 1 && only) return ts.isParenthesizedTypeNode(only) ? only.type : only;
  return ts.factory.createUnionTypeNode(types);
}

/** Detects `MuiEvent<{}>`, which the checker expands because it adds only this member to an empty object. */
function isBareMuiEvent(node: ts.TypeLiteralNode): boolean {
  const { members } = node;
  if (ts.getParseTreeNode(node)) return false;
  const name = members[0]?.name;
  return (
    members.length === 1 && !!name && ts.isIdentifier(name) && name.text === 'defaultMuiPrevented'
  );
}

/** `GridColDef['field']` → `string`, if the member has a short type. */
function findMemberType(
  node: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const property = findIndexedMember(node, checker);
  const declaration = property?.valueDeclaration;
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return undefined;
  const text = declaration.type.getText();
  const isOpen = listParameters(declaration.parent).some((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  );
  return text.length <= MAX_MEMBER && !text.includes('{') && !isOpen ? declaration.type : undefined;
}

/** Finds the member that `Type['name']` refers to, for nodes that are part of a source file. */
export function findIndexedMember(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType)) return undefined;
  const { literal } = node.indexType;
  if (!ts.isStringLiteral(literal) || !ts.getParseTreeNode(node)) return undefined;
  return checker.getPropertyOfType(checker.getTypeFromTypeNode(node.objectType), literal.text);
}

/** Lists the type parameters of all types around a node. The type of a member can depend on them. */
function listParameters(node: ts.Node): string[] {
  if (ts.isSourceFile(node)) return [];
  const own =
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.typeParameters : [];
  return [...(own ?? []).map(({ name }) => name.text), ...listParameters(node.parent)];
}

function findFilling(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration || !ts.isTypeParameterDeclaration(declaration)) return undefined;
  return declaration.default ?? declaration.constraint;
}

function cleanReference(
  name: ts.EntityName,
  typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
  symbol: ts.Symbol | undefined,
  { onName, visit, context: { factory } }: Cleaning,
): ts.TypeReferenceNode {
  if (symbol) onName(symbol);
  const types = (typeArguments ?? []).map((type) => visit(type) as ts.TypeNode);
  const kept = dropDefaults(types, symbol);
  return factory.createTypeReferenceNode(name, kept.length > 0 ? kept : undefined);
}

/** `GridRowParams<any>` → `GridRowParams`. `Set<any>` doesn't change, because `Set` has no default. */
function dropDefaults(types: readonly ts.TypeNode[], symbol: ts.Symbol | undefined): ts.TypeNode[] {
  const parameters = symbol?.declarations
    ?.map((declaration) => ts.getEffectiveTypeParameterDeclarations(declaration as never))
    .find((list) => list.length > 0);
  const texts = types.map(printPlain);
  const names = parameters?.map((parameter) => parameter.name.text) ?? [];
  let count = types.length;
  while (count > 0) {
    const parameter = parameters?.[count - 1];
    if (!parameter?.default) break;
    const fallback = printPlain(parameter.default).replace(/^Native(?=[A-Z]\w*Event$)/, '');
    const expected = [
      'any',
      // In `F = V`, the default is the argument of V.
      texts[names.indexOf(fallback)] ?? fallback,
      parameter.constraint ? printPlain(parameter.constraint) : 'any',
    ];
    if (!expected.includes(texts[count - 1] ?? '')) break;
    count -= 1;
  }
  return types.slice(0, count);
}

const printer = ts.createPrinter({ removeComments: true });

function printPlain(node: ts.Node): string {
  const file = ts.getParseTreeNode(node)?.getSourceFile() ?? NO_FILE;
  return toOneLine(printer.printNode(ts.EmitHint.Unspecified, node, file));
}

const NO_FILE = ts.createSourceFile('none.ts', '', ts.ScriptTarget.ES2022);

/** `ReactNode` → `React.ReactNode` for types of React. All other names stay as they are. */
function nameInText(
  name: ts.EntityName,
  symbol: ts.Symbol | undefined,
  factory: ts.NodeFactory,
): ts.EntityName {
  const copy = copyName(name, factory);
  const file = symbol && getDeclarationFile(symbol);
  if (!file || getPackageName(file) !== '@types/react') return copy;
  if (getFirstName(copy) === 'React') return copy;
  return prefixName('React', copy, factory);
}

function copyName(name: ts.EntityName, factory: ts.NodeFactory): ts.EntityName {
  if (ts.isIdentifier(name)) return factory.createIdentifier(name.text);
  return factory.createQualifiedName(
    copyName(name.left, factory),
    factory.createIdentifier(name.right.text),
  );
}

function getFirstName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : getFirstName(name.left);
}

function prefixName(prefix: string, name: ts.EntityName, factory: ts.NodeFactory): ts.EntityName {
  if (ts.isIdentifier(name)) {
    return factory.createQualifiedName(factory.createIdentifier(prefix), name);
  }
  return factory.createQualifiedName(prefixName(prefix, name.left, factory), name.right);
}

/** Nodes that the checker creates have their symbol attached. For nodes of a source file, the checker looks it up. */
function findSymbol(
  name: ts.EntityName | ts.Identifier,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const last = ts.isIdentifier(name) ? name : name.right;
  const inFile = ts.getParseTreeNode(last);
  const symbol = inFile
    ? checker.getSymbolAtLocation(inFile)
    : (last as { symbol?: ts.Symbol }).symbol;
  return symbol && resolveAlias(symbol, checker);
}
