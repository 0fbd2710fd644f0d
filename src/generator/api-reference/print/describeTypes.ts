import ts from 'typescript';
import type { ApiNamedType } from '#model/reference/ApiReference.ts';
import { cleanTypeNode } from './cleanTypeNode.ts';
import { getDeclaredPlan, readJsDoc } from '../declarations/declarations.ts';
import type { TypePrinter } from './TypePrinter.ts';

/** The number of lines that fit in a popover. Longer types are cut off. */
const MAX_LINES = 32;

/** Describes all types that were mentioned so far, and the types that they mention in turn. */
export function describeTypes(printer: TypePrinter): Record<string, ApiNamedType> {
  const types = new Map<string, ApiNamedType>();
  for (let next = printer.names.next(); next; next = printer.names.next()) {
    types.set(next.key, describeType(next.key, next.symbol, printer));
  }
  return Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describeType(key: string, symbol: ts.Symbol, printer: TypePrinter): ApiNamedType {
  const declarations = symbol.declarations ?? [];
  const names = new Set<string>();
  const clean = <T extends ts.Node>(node: T): T =>
    cleanTypeNode(node, printer.checker, (mentioned) => {
      const name = printer.names.add(mentioned);
      if (name !== undefined && name !== key) names.add(name);
    });
  const { kind, text } = printDeclaration(declarations, printer, clean);
  const { description } = readJsDoc(symbol);
  return {
    name: symbol.name,
    kind,
    ...(description ? { description } : {}),
    text: cutLines(text),
    ...(names.size > 0 ? { names: [...names].sort() } : {}),
    plan: getDeclaredPlan(declarations[0]),
  };
}

function printDeclaration(
  declarations: readonly ts.Declaration[],
  printer: TypePrinter,
  clean: <T extends ts.Node>(node: T) => T,
): Pick<ApiNamedType, 'kind' | 'text'> {
  const [first] = declarations;
  if (first && ts.isTypeAliasDeclaration(first)) {
    const type = printer.print(clean(first.type), first.getSourceFile());
    return {
      kind: 'alias',
      text: `type ${printHead(first, printer, clean)} = ${breakUnion(type)}`,
    };
  }
  if (first && ts.isEnumDeclaration(first)) {
    return { kind: 'enum', text: printer.print(first, first.getSourceFile()) };
  }
  const parts = declarations.filter(
    (part) => ts.isInterfaceDeclaration(part) || ts.isClassDeclaration(part),
  );
  const isClass = parts.some(ts.isClassDeclaration);
  const head = parts[0] ? printHead(parts[0], printer, clean) : '';
  const bases = parts.flatMap((part) =>
    (part.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((type) => printer.print(clean(type), part.getSourceFile())),
    ),
  );
  const members = parts.flatMap((part) =>
    [...part.members]
      .filter((member) => !isPrivate(member))
      .map((member) => printer.print(clean(member), part.getSourceFile())),
  );
  const body = members.map((member) => member.replace(/^/gm, '  ')).join('\n');
  const extended = bases.length > 0 ? ` extends ${[...new Set(bases)].join(', ')}` : '';
  return {
    kind: isClass ? 'class' : 'interface',
    text: `${isClass ? 'class' : 'interface'} ${head}${extended} {${body ? `\n${body}\n` : ''}}`,
  };
}

/** `GridRowParams<R extends GridValidRowModel = any>` */
function printHead(
  declaration: ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration,
  printer: TypePrinter,
  clean: <T extends ts.Node>(node: T) => T,
): string {
  const parameters = declaration.typeParameters?.map((parameter) =>
    printer.print(clean(parameter), declaration.getSourceFile()),
  );
  return `${declaration.name?.text ?? ''}${parameters ? `<${parameters.join(', ')}>` : ''}`;
}

function isPrivate(member: ts.TypeElement | ts.ClassElement): boolean {
  return (
    ts.canHaveModifiers(member) &&
    (ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false)
  );
}

/** Puts each member of a long union of plain names on a separate line. */
function breakUnion(text: string): string {
  if (text.length <= 90 || text.includes('\n') || /[({<]/.test(text)) return text;
  return text
    .split(' | ')
    .map((part) => `\n  | ${part}`)
    .join('');
}

function cutLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MAX_LINES + 4) return text;
  return [...lines.slice(0, MAX_LINES), `  // … ${lines.length - MAX_LINES} more lines`].join('\n');
}
