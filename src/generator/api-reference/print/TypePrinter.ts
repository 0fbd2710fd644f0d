import ts from 'typescript';
import type { ApiType } from '#model/reference/ApiReference.ts';
import { cleanTypeNode, dropUndefined, findIndexedMember } from './cleanTypeNode.ts';
import type { CleanOptions } from './cleanTypeNode.ts';
import { foldType } from './foldType.ts';
import type { TypeNames } from './TypeNames.ts';

interface PrintOptions extends CleanOptions {
  /** Omits `| undefined`, which the question mark of an optional member already implies. */
  optional?: boolean;
}

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;

/** If a resolved type is longer than this, the declared type is easier to read. */
const MAX_RESOLVED = 120;

/** Prints types the way users would write them, and records the named types they mention. */
export class TypePrinter {
  readonly checker: ts.TypeChecker;
  readonly names: TypeNames;
  readonly #printer = ts.createPrinter({ removeComments: true });

  constructor(checker: ts.TypeChecker, names: TypeNames) {
    this.checker = checker;
    this.names = names;
  }

  /** Prints the type of a member or parameter as it's declared, if that's still its type here. Otherwise resolves it. */
  printSymbol(symbol: ts.Symbol, options: PrintOptions = {}): ApiType {
    const actual = this.checker.getTypeOfSymbol(symbol);
    const declarations = symbol.declarations ?? [];
    let generic: ts.TypeNode | undefined;
    for (const declaration of declarations) {
      const node = getDeclaredType(declaration);
      if (!node || (node.parent === undefined && declarations.length > 1)) continue;
      const property = findIndexedMember(node, this.checker);
      if (property) {
        const resolved = this.printSymbol(property, { ...options, optional: true });
        if (isShort(resolved.text)) return resolved;
      }
      if (this.#isDeclaredAs(node, actual)) return this.printNode(node, options);
      generic ??= node;
    }
    const resolved = this.printType(actual, options);
    if (!generic || findTypeParameters(generic, this.checker).size === 0) return resolved;
    const filled = this.printNode(generic, { ...options, fillParameters: true });
    return isClearer(filled.text, resolved.text) ? filled : resolved;
  }

  /** Prints a type as it's written in the declaration, unless it depends on type parameters. */
  printDeclared(symbol: ts.Symbol, options: PrintOptions = {}): ApiType {
    const node = symbol.declarations?.map(getDeclaredType).find((type) => type !== undefined);
    if (
      !node ||
      findIndexedMember(node, this.checker) ||
      findTypeParameters(node, this.checker).size > 0
    ) {
      return this.printSymbol(symbol, options);
    }
    return this.printNode(node, options);
  }

  printNode(node: ts.TypeNode, options: PrintOptions = {}): ApiType {
    const keys = new Set<string>();
    const clean = cleanTypeNode(
      node,
      this.checker,
      (symbol) => {
        const key = this.names.add(symbol);
        if (key !== undefined) keys.add(key);
      },
      options,
    );
    const shown = options.optional ? dropUndefined(clean) : clean;
    const file = node.getSourceFile() as ts.SourceFile | undefined;
    const members = ts.isUnionTypeNode(shown)
      ? shown.types.map((member) => this.print(member, file))
      : [];
    const folded = foldType(this.print(shown, file), members);
    return { ...folded, ...(keys.size > 0 ? { names: [...keys].sort() } : {}) };
  }

  printType(type: ts.Type, options: PrintOptions = {}): ApiType {
    const node = this.checker.typeToTypeNode(type, undefined, FLAGS);
    return node ? this.printNode(node, options) : { text: 'unknown' };
  }

  /** Prints any declaration on several lines and without comments. */
  print(node: ts.Node, file?: ts.SourceFile): string {
    const text = this.#printer.printNode(ts.EmitHint.Unspecified, node, file ?? EMPTY_FILE);
    return text.replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  }

  /** The name of a type. Types that pass through `Omit` and similar helpers are new objects, but keep their name. */
  #name(type: ts.Type): string {
    return this.checker.typeToString(type).replace(/ \| undefined$/, '');
  }

  /** Whether the declared type is the actual type of the symbol. Both may contain the same unresolved type parameters. */
  #isDeclaredAs(node: ts.TypeNode, actual: ts.Type): boolean {
    const parameters = findTypeParameters(node, this.checker);
    if (parameters.size === 0) {
      // The checker doesn't know nodes created from methods. Without type parameters, their types can't differ.
      if (node.parent === undefined) return true;
      const declared = this.checker.getTypeFromTypeNode(node);
      return isSameType(declared, actual) || this.#name(declared) === this.#name(actual);
    }
    const text = this.checker.typeToString(actual, undefined, ts.TypeFormatFlags.NoTruncation);
    return [...parameters].every((name) => new RegExp(`\\b${name}\\b`).test(text));
  }
}

const EMPTY_FILE = ts.createSourceFile('empty.ts', '', ts.ScriptTarget.ES2022);

function getDeclaredType(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    if (!declaration.type) return undefined;
    const { typeParameters, parameters, type } = declaration;
    const node = ts.factory.createFunctionTypeNode(typeParameters, parameters, type);
    // The printer looks for the source of literals through the parent.
    return ts.setTextRange(node, declaration);
  }
  if (
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration) ||
    ts.isVariableDeclaration(declaration)
  ) {
    return declaration.type;
  }
  return undefined;
}

function isShort(text: string): boolean {
  return text.length <= MAX_RESOLVED && !text.startsWith('{') && text !== 'any';
}

/** Whether the declared type is more informative than the resolved one. */
function isClearer(declared: string, resolved: string): boolean {
  if (resolved === 'any') return declared !== 'any';
  if (resolved.length > MAX_RESOLVED) return declared.length < resolved.length;
  return resolved.includes('{}') && !declared.includes('{}');
}

function isSameType(a: ts.Type, b: ts.Type): boolean {
  if (a === b) return true;
  const left = listDefined(a);
  const right = new Set(listDefined(b));
  return left.length === right.size && left.every((type) => right.has(type));
}

function listDefined(type: ts.Type): ts.Type[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
}

/** Finds the type parameters that are declared outside of the node. */
function findTypeParameters(node: ts.TypeNode, checker: ts.TypeChecker): Set<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const declaration = symbol?.declarations?.[0];
      if (
        declaration &&
        ts.isTypeParameterDeclaration(declaration) &&
        !isInside(declaration, node)
      ) {
        found.add(child.typeName.text);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function isInside(inner: ts.Node, outer: ts.Node): boolean {
  // A node created from a method has no file, so it counts as part of the method's file.
  const file = outer.getSourceFile() as ts.SourceFile | undefined;
  const isSameFile = file === undefined || file === inner.getSourceFile();
  return isSameFile && inner.pos >= outer.pos && inner.end <= outer.end;
}
