import ts from 'typescript';
import { DocsError } from '#model/errors/DocsError.ts';
import { getSignatures } from './classifyExport.ts';
import type { ApiExport } from './collectExports.ts';
import { getDeclarationFile } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';

/** Lists the props of a component in all plans, each with the lowest plan that has it. */
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

/** Lists the types of a component's props: those of its signatures and, for a generic component, the one with default parameters. */
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

/** Finds the props of a generic component with the defaults of its type parameters. */
export function findPlainProps(
  { symbol, packageName }: { symbol: ts.Symbol; packageName: string },
  { printer, plainTypes }: Reader,
): ts.Type | undefined {
  const signatures = getSignatures(printer.checker.getTypeOfSymbol(symbol));
  const isGeneric = signatures.some((signature) => signature.getTypeParameters() !== undefined);
  return isGeneric ? plainTypes.get(packageName)?.get(`${symbol.name}Props`) : undefined;
}
