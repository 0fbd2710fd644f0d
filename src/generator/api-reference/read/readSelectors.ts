import type { ApiSelector } from '#model/reference/ApiReference.ts';
import { readJsDoc } from '../declarations/declarations.ts';
import type { ApiExport } from './collectExports.ts';
import type { Reader } from './Reader.ts';

/** A function that reads one thing from the state of the grid; nothing when it is marked as private. */
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
