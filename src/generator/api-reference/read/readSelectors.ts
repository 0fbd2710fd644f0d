import type { ApiSelector } from '#model/reference/ApiReference.ts';
import { readJsDoc } from '../declarations/declarations.ts';
import type { ApiExport } from './collectExports.ts';
import type { Reader } from './Reader.ts';

/** Reads a selector, which is a function that returns part of the grid's state. Private selectors are skipped. */
export function readSelector(exported: ApiExport, { printer }: Reader): ApiSelector | undefined {
  const doc = readJsDoc(exported.symbol);
  if (doc.ignored) return undefined;
  const [signature] = printer.checker.getTypeOfSymbol(exported.symbol).getCallSignatures();
  if (!signature) return undefined;
  const args = signature.getParameters()[1];
  const argsType = args && printer.printSymbol(args, { optional: true });
  return {
    name: exported.name,
    description: doc.description,
    plan: exported.plan,
    ...(doc.category ? { category: doc.category } : {}),
    returns: printer.printType(signature.getReturnType()),
    ...(argsType && argsType.text !== 'unknown' && argsType.text !== 'any'
      ? { args: argsType }
      : {}),
    ...(doc.deprecated ? { deprecated: doc.deprecated } : {}),
  };
}
