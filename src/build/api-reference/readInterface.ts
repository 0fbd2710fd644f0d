import ts from 'typescript';
import type { ApiInterface } from '#model/ApiReference.ts';
import { DocsError } from '#model/DocsError.ts';
import { cleanTypeNode } from './cleanTypeNode.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, getDeclarationFile, isXFile, readJsDoc } from './declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Reader } from './Reader.ts';
import { listImports, readEntry } from './readEntry.ts';
import { readMember } from './readMember.ts';

/** Everything about one type that has a page of its own. */
export function readInterface(exported: ApiExport, reader: Reader): ApiInterface {
  const { checker } = reader.printer;
  const tiers = exported.variants.map(({ symbol, package: { plan } }) => ({
    plan,
    types: [checker.getDeclaredTypeOfSymbol(symbol)],
  }));
  const types = tiers.flatMap((tier) => tier.types);
  const members = listProperties(types, tiers, checker).flatMap(({ symbol, plan }) => {
    const files = (symbol.declarations ?? []).map((part) => part.getSourceFile().fileName);
    if (files.length > 0 && !files.some(isXFile)) return [];
    const doc = readJsDoc(symbol);
    return doc.ignored ? [] : [readMember(symbol, plan, reader.printer, doc)];
  });
  if (members.length === 0) {
    reader.errors.push(
      new DocsError(`The interface ${exported.exportName} has no member that can be read.`, {
        file: getDeclarationFile(exported.symbol),
        hint: 'it may have become a plain union; then take its page out of the navigation.',
      }),
    );
  }
  const { source: _source, ...entry } = readEntry(exported, reader);
  const typeParameters = printTypeParameters(exported.symbol, reader);
  return {
    kind: 'interface',
    ...entry,
    imports: exported.variants.flatMap((variant) =>
      listImports(exported, variant).map((line) => ({
        ...line,
        text: line.text.replace(/^import /, 'import type '),
      })),
    ),
    ...(typeParameters ? { typeParameters } : {}),
    members: members.sort(byName),
  };
}

function printTypeParameters(symbol: ts.Symbol, { printer }: Reader): string {
  const declaration = symbol.declarations?.find(
    (part) => ts.isInterfaceDeclaration(part) || ts.isTypeAliasDeclaration(part),
  );
  return (declaration?.typeParameters ?? [])
    .map((parameter) =>
      printer.print(
        cleanTypeNode(parameter, printer.checker, () => undefined),
        declaration?.getSourceFile(),
      ),
    )
    .join(', ');
}
