import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '#model/reference/ApiReference.ts';
import type { JsDoc } from '../declarations/parseJsDoc.ts';
import type { TypePrinter } from '../print/TypePrinter.ts';

const MAX_OVERLOADS = 6;

/** Reads the call signatures of a value that is or can be a function. */
export function readSignatures(type: ts.Type, doc: JsDoc, printer: TypePrinter): ApiSignature[] {
  const parts = type.isUnion() ? type.types : [type];
  const signatures = parts
    .flatMap((part) => part.getCallSignatures())
    .map((signature) => readSignature(signature, doc, printer));
  // Each member of a union has a separate copy of the same function.
  const unique = [...new Map(signatures.map((signature) => [signature.text, signature])).values()];
  return unique.length > MAX_OVERLOADS ? [] : unique;
}

export function readSignature(
  signature: ts.Signature,
  doc: JsDoc,
  printer: TypePrinter,
): ApiSignature {
  const documented = [...doc.parameters.values()];
  const symbols = signature.getParameters();
  const parameters = symbols.map((symbol, index): ApiParameter => {
    const name = getParameterName(symbol);
    // Some comments use other parameter names, but the same order.
    const described =
      doc.parameters.get(name) ??
      (documented.length === symbols.length ? documented[index] : undefined);
    const optional = isOptional(symbol, printer.checker);
    return {
      name,
      type: printer.printSymbol(symbol, { optional }),
      description: described?.description ?? '',
      ...(optional ? { optional: true } : {}),
      ...(described?.default ? { default: described.default } : {}),
    };
  });
  const returns = printReturn(signature, printer);
  const list = parameters
    .map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`)
    .join(', ');
  const typeParameters = printTypeParameters(signature, printer);
  return {
    text: `${typeParameters ? `<${typeParameters}>` : ''}(${list}) => ${returns.text}`,
    ...(typeParameters ? { typeParameters } : {}),
    parameters,
    returns: { type: returns, description: doc.returns ?? '' },
  };
}

function printReturn(signature: ts.Signature, printer: TypePrinter) {
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type as ts.TypeNode | undefined;
  if (node && printer.checker.getTypeFromTypeNode(node) === type) return printer.printNode(node);
  return printer.printType(type);
}

/** `R extends GridValidRowModel = any` */
export function printTypeParameters(signature: ts.Signature, printer: TypePrinter): string {
  const declared = signature.getDeclaration()?.typeParameters as
    ts.NodeArray<ts.TypeParameterDeclaration> | undefined;
  if (!signature.getTypeParameters() || !declared) return '';
  return declared.map((parameter) => printer.printNode(parameter as never).text).join(', ');
}

function getParameterName(symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.isParameter(declaration) && !ts.isIdentifier(declaration.name)) {
    return 'params';
  }
  const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
  return `${isRest ? '...' : ''}${symbol.name.replace(/^(__|args_)\d+$/, 'params')}`;
}

function isOptional(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.isParameter(declaration)) return checker.isOptionalParameter(declaration);
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}
