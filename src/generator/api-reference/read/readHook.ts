import ts from 'typescript';
import type { ApiHook, ApiMember, ApiSignature } from '#model/reference/ApiReference.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, findComment, isXFile, readJsDoc } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import { parseJsDoc } from '../declarations/parseJsDoc.ts';
import type { Reader } from './Reader.ts';
import { readEntry } from './readEntry.ts';
import { readMember } from './readMember.ts';
import { readSignature } from './readSignature.ts';

/** Longer lists of members belong on the page of the type. */
const MAX_MEMBERS = 60;

/** Reads everything about one hook. */
export function readHook(exported: ApiExport, reader: Reader): ApiHook {
  const { checker } = reader.printer;
  const signatures = checker.getTypeOfSymbol(exported.symbol).getCallSignatures();
  const [first] = signatures;
  return {
    kind: 'hook',
    ...readEntry(exported, reader),
    signatures: signatures.map((signature) => readOverload(signature, exported, reader)),
    parameterMembers: first ? readParameterMembers(first, reader) : [],
    returnMembers: first ? readMembersOf(first.getReturnType(), reader) : [],
  };
}

/** Reads one overload. Each can have a separate comment. */
function readOverload(signature: ts.Signature, exported: ApiExport, reader: Reader): ApiSignature {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const comment =
    declaration && ts.isFunctionDeclaration(declaration) ? findComment(declaration) : undefined;
  return readSignature(
    signature,
    comment ? parseJsDoc(comment) : readJsDoc(exported.symbol),
    reader.printer,
  );
}

function readParameterMembers(signature: ts.Signature, reader: Reader): ApiMember[] {
  const [parameter, ...others] = signature.getParameters();
  if (!parameter || others.length > 0) return [];
  return readMembersOf(reader.printer.checker.getTypeOfSymbol(parameter), reader);
}

/** Reads the members of an object type of our packages. Numbers, arrays, refs, and similar types have none. */
function readMembersOf(type: ts.Type, reader: Reader): ApiMember[] {
  const { checker } = reader.printer;
  const defined = checker.getNonNullableType(type);
  if (checker.isArrayType(defined) || checker.isTupleType(defined)) return [];
  const properties = listProperties([defined], [], checker).filter(({ symbol }) =>
    symbol.declarations?.some((declaration) => isXFile(declaration.getSourceFile().fileName)),
  );
  if (properties.length > MAX_MEMBERS) return [];
  return properties
    .flatMap((property) => {
      const doc = readJsDoc(property.symbol);
      return doc.ignored ? [] : [readMember(property, reader.printer, doc)];
    })
    .sort(byName);
}
