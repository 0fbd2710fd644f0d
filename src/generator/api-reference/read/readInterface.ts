import ts from 'typescript';
import type { ApiInterface, ApiMember } from '#model/reference/ApiReference.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { cleanTypeNode } from '../print/cleanTypeNode.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, getDeclarationFile, isXFile, readJsDoc } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';
import { listImports, readEntry } from './readEntry.ts';
import { readMember } from './readMember.ts';

/** Reads everything about one type that has a page. */
export function readInterface(exported: ApiExport, reader: Reader): ApiInterface {
  const { checker } = reader.printer;
  const tiers = exported.variants.map(({ symbol, package: { name, plan } }) => {
    const plain = reader.plainTypes.get(name)?.get(symbol.name);
    const open = checker.getDeclaredTypeOfSymbol(symbol);
    return { plan, types: plain ? [open, plain] : [open], open: [open], plain: [plain ?? open] };
  });
  const listMembers = (types: ts.Type[]) =>
    listProperties(types, tiers, checker).flatMap((property) => readOwnMember(property, reader));
  const open = new Map(
    listMembers(tiers.flatMap((tier) => tier.open)).map((member) => [member.name, member]),
  );
  const parameters = listTypeParameters(exported.symbol);
  const members = listMembers(tiers.flatMap((tier) => tier.plain)).map((member) => {
    const generic = open.get(member.name);
    return generic && isTelling(generic.type.text, parameters) ? generic : member;
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

function readOwnMember(property: Property, reader: Reader): ApiMember[] {
  const files = (property.symbol.declarations ?? []).map((part) => part.getSourceFile().fileName);
  if (files.length > 0 && !files.some(isXFile)) return [];
  const doc = readJsDoc(property.symbol);
  return doc.ignored ? [] : [readMember(property, reader.printer, doc)];
}

/** Whether a type is more helpful with its parameters: `GridCellParams<R, V>` is, but `Partial<AxisProps>['label']` isn't. */
function isTelling(text: string, parameters: readonly string[]): boolean {
  if (/\['\w+'\]/.test(text)) return false;
  return parameters.some((parameter) => new RegExp(`\\b${parameter}\\b`).test(text));
}

function findGeneric(symbol: ts.Symbol) {
  return symbol.declarations?.find(
    (part) => ts.isInterfaceDeclaration(part) || ts.isTypeAliasDeclaration(part),
  );
}

function listTypeParameters(symbol: ts.Symbol): string[] {
  return (findGeneric(symbol)?.typeParameters ?? []).map((parameter) => parameter.name.text);
}

function printTypeParameters(symbol: ts.Symbol, { printer }: Reader): string {
  const declaration = findGeneric(symbol);
  return (declaration?.typeParameters ?? [])
    .map((parameter) =>
      printer.print(
        cleanTypeNode(parameter, printer.checker, () => undefined),
        declaration?.getSourceFile(),
      ),
    )
    .join(', ');
}
