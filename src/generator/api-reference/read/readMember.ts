import ts from 'typescript';
import type { ApiControl, ApiMember } from '#model/reference/ApiReference.ts';
import { isDateStandIn } from '../declarations/createApiProgram.ts';
import { getDeclarationFile, readJsDoc } from '../declarations/declarations.ts';
import type { Property } from './listProperties.ts';
import type { JsDoc } from '../declarations/parseJsDoc.ts';
import { readSignatures } from './readSignature.ts';
import type { TypePrinter } from '../print/TypePrinter.ts';

/** Values of these types can be functions, but users never call them. */
const NOT_CALLBACKS =
  /^(Partial<)?(React\.(ElementType|JSXElementConstructor|ComponentType|FC|FunctionComponent|Ref|LegacyRef|ReactNode|Context)|SxProps|SlotComponentProps\w*|typeof)\b/;

/** Reads one property of a type for a row of a table. */
export function readMember(
  { symbol, plan, partial }: Property,
  printer: TypePrinter,
  doc: JsDoc = readJsDoc(symbol),
): ApiMember {
  const optional = partial === true || (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const type = printer.printSymbol(symbol, { optional });
  const actual = printer.checker.getTypeOfSymbol(symbol);
  const signatures = NOT_CALLBACKS.test(type.text) ? [] : readSignatures(actual, doc, printer);
  const control = readControl(actual);
  return {
    name: symbol.name,
    type,
    description: doc.description,
    plan,
    ...(optional ? {} : { required: true }),
    ...(isReadonly(symbol) ? { readonly: true } : {}),
    ...(doc.default === undefined ? {} : { default: doc.default }),
    ...(doc.deprecated ? { deprecated: doc.deprecated } : {}),
    ...(doc.see.length > 0 ? { see: doc.see } : {}),
    ...(doc.examples.length > 0 ? { examples: doc.examples } : {}),
    ...(doc.demos.length > 0 ? { demos: doc.demos } : {}),
    ...(signatures.length > 0 ? { signatures } : {}),
    ...(control ? { control } : {}),
  };
}

function isReadonly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly &&
      !ts.isParameter(declaration),
  );
}

/** Picks a control for the value, if its type is simple enough. */
function readControl(type: ts.Type): ApiControl | undefined {
  const types = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const isEvery = (flags: ts.TypeFlags) =>
    types.length > 0 && types.every((part) => part.flags & flags);
  if (isEvery(ts.TypeFlags.BooleanLike)) return { kind: 'boolean' };
  const isNullable = types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const [only, ...others] = types.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  if (only && others.length === 0) {
    if (only.flags & ts.TypeFlags.Number) return { kind: 'number' };
    if (only.flags & ts.TypeFlags.String) return { kind: 'string' };
    if (only.symbol && isDateStandIn(getDeclarationFile(only.symbol))) {
      return { kind: 'date' };
    }
  }
  const options = types
    .map(formatLiteral)
    .sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  if (options.length < 2 || !options.every((option) => option !== undefined)) return undefined;
  // A single value besides `null` isn't worth a list.
  return isNullable && options.length < 3 ? undefined : { kind: 'options', options };
}

function formatLiteral(type: ts.Type): string | undefined {
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.Null) return 'null';
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return (type as ts.Type & { intrinsicName?: string }).intrinsicName;
  }
  return undefined;
}
