import ts from 'typescript';
import type { ApiComponent, ApiMember } from '#model/ApiReference.ts';
import { DocsError } from '#model/DocsError.ts';
import { getSignatures, isIcon } from './classifyExport.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, getDeclarationFile, getPackageName, isXFile, readJsDoc } from './declarations.ts';
import { findCssVariables } from './findCssVariables.ts';
import { findInheritance, readMaterialOrigin } from './findInheritance.ts';
import { findThemeName } from './findThemeName.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import { readClasses } from './readClasses.ts';
import type { Reader } from './Reader.ts';
import { readEntry } from './readEntry.ts';
import { readMember } from './readMember.ts';
import { printTypeParameters } from './readSignature.ts';
import { readSlots } from './readSlots.ts';

/** Those belong to React, not to the component. */
const REACT_PROPS = new Set(['key', 'ref']);

/** Everything about one component. */
export function readComponent(exported: ApiExport, reader: Reader): ApiComponent {
  const { printer } = reader;
  const properties = listComponentProperties(exported, reader);
  const props = properties
    .filter(({ symbol }) => !REACT_PROPS.has(symbol.name))
    .flatMap((property) => readProp(property, reader));
  const [signature] = getSignatures(printer.checker.getTypeOfSymbol(exported.symbol));
  const typeParameters = signature ? printTypeParameters(signature, printer) : '';
  const classes = readClasses(exported, properties, reader);
  const ref = readRef(properties, printer.checker);
  const inherits = findInheritance(exported, properties, reader);
  const themeName = findThemeName(exported);
  return {
    kind: 'component',
    ...readEntry(exported, reader),
    ...(isIcon(exported.symbol) ? { icon: true } : {}),
    ...(typeParameters ? { typeParameters } : {}),
    props: props.sort(byName),
    slots: readSlots(properties, classes, reader),
    classes,
    cssVariables: findCssVariables(exported),
    ...(inherits ? { inherits } : {}),
    ...(ref ? { ref } : {}),
    ...(themeName ? { themeName } : {}),
  };
}

/** The props of all plans under this name, each with the lowest plan that has it. */
export function listComponentProperties(exported: ApiExport, reader: Reader): Property[] {
  const tiers = reader.listTiers(exported).map(({ symbol, plan }) => ({
    plan,
    types: listPropsTypes(symbol, reader.printer.checker),
  }));
  const own = exported.variants.flatMap(({ symbol }) =>
    listPropsTypes(symbol, reader.printer.checker),
  );
  const isReadable = own.every((type) => !(type.flags & ts.TypeFlags.Any));
  if (own.length > 0 && !isReadable) {
    reader.errors.push(
      new DocsError(`The props of ${exported.exportName} cannot be read: their type is "any".`, {
        file: getDeclarationFile(exported.symbol),
        hint: 'a package that the declarations import is missing; install it.',
      }),
    );
  }
  return listProperties(own, tiers, reader.printer.checker);
}

function listPropsTypes(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type[] {
  return getSignatures(checker.getTypeOfSymbol(symbol)).flatMap((signature) => {
    const [parameter] = signature.getParameters();
    return parameter ? [checker.getTypeOfSymbol(parameter)] : [];
  });
}

/** Props of the packages are listed, and those of Material UI below them; attributes of elements are not. */
function readProp({ symbol, plan }: Property, reader: Reader): ApiMember[] {
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  const from = files.some(isXFile) || files.length === 0 ? undefined : readMaterialOrigin(symbol);
  const isNative = from === undefined && files.length > 0 && !files.some(isXFile);
  // Children come with React's own types where a component is wrapped, and are props all the same.
  if (isNative && !isPlainChildren(symbol)) return [];
  const doc = readJsDoc(symbol);
  if (doc.ignored) return [];
  return [{ ...readMember(symbol, plan, reader.printer, doc), ...(from ? { from } : {}) }];
}

function isPlainChildren(symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0];
  return (
    symbol.name === 'children' &&
    declaration !== undefined &&
    getPackageName(declaration.getSourceFile().fileName) === '@types/react' &&
    ts.isTypeLiteralNode(declaration.parent)
  );
}

/** `React.Ref<HTMLDivElement>` → `HTMLDivElement` */
function readRef(properties: readonly Property[], checker: ts.TypeChecker): string | undefined {
  const ref = properties.find(({ symbol }) => symbol.name === 'ref');
  if (!ref) return undefined;
  const text = checker.typeToString(checker.getTypeOfSymbol(ref.symbol));
  return /\b(?:Ref|RefObject|LegacyRef|RefCallback)<([\w.]+)(?: \| null)?>/.exec(text)?.[1];
}
