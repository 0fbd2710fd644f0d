import ts from 'typescript';
import { getDeclarationFile, getPathInPackage } from '../declarations/declarations.ts';
import type { ApiExport } from './collectExports.ts';

export type ExportKind =
  | 'class'
  | 'component'
  | 'constant'
  | 'context'
  | 'function'
  | 'hook'
  | 'plugin'
  | 'selector'
  | 'type'
  /** Its type is unknown, because something is missing from the declarations. */
  | 'unreadable';

export function classifyExport({ name, symbol }: ApiExport, checker: ts.TypeChecker): ExportKind {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return symbol.flags & ts.SymbolFlags.Type ? 'type' : 'unreadable';
  }
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = getSignatures(type);
  if (type.flags & ts.TypeFlags.Any) return 'unreadable';
  if (/^[A-Z][A-Z0-9_]*$/.test(name)) return 'constant';
  if (/^[A-Z]/.test(name)) {
    if (type.getProperty('Provider') && type.getProperty('Consumer')) return 'context';
    if (signatures.length === 0) return 'constant';
    return signatures.some((signature) => returnsElement(signature, checker))
      ? 'component'
      : 'function';
  }
  if (signatures.length === 0) return 'constant';
  if (/^use[A-Z]/.test(name)) {
    // The names of chart plugins start with "use", but users never call them.
    return type.getProperty('params') && type.getProperty('getInitialState') ? 'plugin' : 'hook';
  }
  return name.endsWith('Selector') ? 'selector' : 'function';
}

/** Lists the call signatures of a component. Its type can be a union of two kinds of `forwardRef`, one per version of React. */
export function getSignatures(type: ts.Type): readonly ts.Signature[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => part.getCallSignatures());
}

function returnsElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const text = checker.typeToString(signature.getReturnType());
  return /\b(Element|ReactNode|ReactElement)\b|^null$/.test(text);
}

export function isIcon(symbol: ts.Symbol): boolean {
  const file = getPathInPackage(getDeclarationFile(symbol) ?? '');
  return /(^|\/)icons?(\/|\.d\.ts$)/i.test(file) && /Icon$|^Grid[A-Z]/.test(symbol.name);
}
