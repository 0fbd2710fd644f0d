import ts from 'typescript';
import { DocsError } from '#model/errors/DocsError.ts';
import { getSignatures } from './classifyExport.ts';
import type { ApiExport } from './collectExports.ts';
import { getDeclarationFile } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';

/** The props of all plans under this name, each with the lowest plan that has it. */
export function listComponentProperties(exported: ApiExport, reader: Reader): Property[] {
  const tiers = reader.listTiers(exported).map((tier) => ({
    plan: tier.plan,
    types: listPropsTypes(tier, reader),
  }));
  const own = exported.variants.flatMap(({ symbol, package: { name } }) =>
    listPropsTypes({ symbol, packageName: name }, reader),
  );
  if (own.some((type) => type.flags & ts.TypeFlags.Any)) {
    reader.errors.push(
      new DocsError(`The props of ${exported.exportName} cannot be read: their type is "any".`, {
        file: getDeclarationFile(exported.symbol),
        hint: 'a package that the declarations import is missing; install it.',
      }),
    );
  }
  return listProperties(own, tiers, reader.printer.checker);
}

/** What a component takes, as its signatures say; what those leave open is filled from the type of its props. */
export function listPropsTypes(
  { symbol, packageName }: { symbol: ts.Symbol; packageName: string },
  reader: Reader,
): ts.Type[] {
  const { checker } = reader.printer;
  const signatures = getSignatures(checker.getTypeOfSymbol(symbol));
  const types = signatures.flatMap((signature) => {
    const [parameter] = signature.getParameters();
    return parameter ? [checker.getTypeOfSymbol(parameter)] : [];
  });
  const plain = findPlainProps({ symbol, packageName }, reader);
  return plain ? [...types, plain] : types;
}

/** The props of a generic component with its parameters at their defaults. */
export function findPlainProps(
  { symbol, packageName }: { symbol: ts.Symbol; packageName: string },
  { printer, plainTypes }: Reader,
): ts.Type | undefined {
  const signatures = getSignatures(printer.checker.getTypeOfSymbol(symbol));
  const isGeneric = signatures.some((signature) => signature.getTypeParameters() !== undefined);
  return isGeneric ? plainTypes.get(packageName)?.get(`${symbol.name}Props`) : undefined;
}
