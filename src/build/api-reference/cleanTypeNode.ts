import ts from 'typescript';
import { getDeclarationFile, getPackageName, resolveAlias } from './declarations.ts';

type OnName = (symbol: ts.Symbol) => void;

/** The same type without `import("…")`, without arguments that are the default anyway, with `React.` where it belongs. */
export function cleanTypeNode<T extends ts.Node>(
  node: T,
  checker: ts.TypeChecker,
  onName: OnName,
): T {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (child: ts.Node): ts.Node => cleanNode(child, checker, onName, visit, context);
      return ts.visitNode(root, visit) as T;
    },
  ]);
  return result.transformed[0] as T;
}

function cleanNode(
  node: ts.Node,
  checker: ts.TypeChecker,
  onName: OnName,
  visit: (node: ts.Node) => ts.Node,
  context: ts.TransformationContext,
): ts.Node {
  const { factory } = context;
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text, true);
  if (ts.isNumericLiteral(node)) return factory.createNumericLiteral(node.text);
  if (ts.isTypeLiteralNode(node)) {
    // A new node carries no wish to stand on one line.
    return factory.createTypeLiteralNode(
      node.members.map((member) => ts.visitEachChild(member, visit, context)),
    );
  }
  if (ts.isParameter(node) && !ts.isIdentifier(node.name)) {
    const plain = factory.createParameterDeclaration(
      node.modifiers,
      node.dotDotDotToken,
      'params',
      node.questionToken,
      node.type,
    );
    return ts.visitEachChild(plain, visit, context);
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    const symbol = findSymbol(node.qualifier, checker);
    const name = nameInText(node.qualifier, symbol, factory);
    if (node.isTypeOf) return factory.createTypeQueryNode(name);
    return cleanReference(name, node.typeArguments, symbol, onName, visit, factory);
  }
  if (ts.isTypeReferenceNode(node)) {
    const symbol = findSymbol(node.typeName, checker);
    const name = nameInText(node.typeName, symbol, factory);
    return cleanReference(name, node.typeArguments, symbol, onName, visit, factory);
  }
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
    const symbol = findSymbol(node.expression, checker);
    const name = factory.createIdentifier(node.expression.text);
    return cleanReference(name, node.typeArguments, symbol, onName, visit, factory);
  }
  return ts.visitEachChild(node, visit, context);
}

function cleanReference(
  name: ts.EntityName,
  typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
  symbol: ts.Symbol | undefined,
  onName: OnName,
  visit: (node: ts.Node) => ts.Node,
  factory: ts.NodeFactory,
): ts.TypeReferenceNode {
  if (symbol) onName(symbol);
  const kept = dropDefaults(typeArguments ?? [], symbol).map((type) => visit(type) as ts.TypeNode);
  return factory.createTypeReferenceNode(name, kept.length > 0 ? kept : undefined);
}

/** `GridRowParams<any>` → `GridRowParams`; `Set<any>` stays, for it has no default. */
function dropDefaults(types: readonly ts.TypeNode[], symbol: ts.Symbol | undefined): ts.TypeNode[] {
  const parameters = symbol?.declarations
    ?.map((declaration) => ts.getEffectiveTypeParameterDeclarations(declaration as never))
    .find((list) => list.length > 0);
  const kept = [...types];
  while (kept.length > 0) {
    const fallback = parameters?.[kept.length - 1]?.default;
    const last = kept.at(-1);
    if (!fallback || last?.kind !== ts.SyntaxKind.AnyKeyword) break;
    kept.pop();
  }
  return kept;
}

/** `ReactNode` of React → `React.ReactNode`; the rest keeps the name it has in the text. */
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

/** Nodes made by the checker carry their symbol; those of a file are looked up. */
function findSymbol(name: ts.EntityName | ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const last = ts.isIdentifier(name) ? name : name.right;
  const inFile = ts.getParseTreeNode(last);
  const symbol = inFile
    ? checker.getSymbolAtLocation(inFile)
    : (last as { symbol?: ts.Symbol }).symbol;
  return symbol && resolveAlias(symbol, checker);
}
