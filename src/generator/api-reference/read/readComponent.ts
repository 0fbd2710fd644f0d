import ts from 'typescript';
import type { ApiComponent, ApiMember } from '#model/reference/ApiReference.ts';
import { getSignatures, isIcon } from './classifyExport.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, getPackageName, isXFile, readJsDoc } from '../declarations/declarations.ts';
import { findCssVariables } from './findCssVariables.ts';
import { findInheritance, readMaterialOrigin } from './findInheritance.ts';
import { findThemeName } from './findThemeName.ts';
import { findPlainProps, listComponentProperties } from './componentProperties.ts';
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
    .flatMap((property) => readProp(property, exported, reader));
  const [signature] = getSignatures(printer.checker.getTypeOfSymbol(exported.symbol));
  const typeParameters = signature ? printTypeParameters(signature, printer) : '';
  const classes = readClasses(exported, properties, reader);
  const ref = readRef(properties, printer.checker);
  const inherits = findInheritance(properties, ref, reader);
  const themeName = findThemeName(exported);
  return {
    kind: 'component',
    ...readEntry(exported, reader),
    ...(isIcon(exported.symbol) ? { icon: true } : {}),
    ...(typeParameters ? { typeParameters } : {}),
    props: props.sort(byName),
    slots: readSlots(exported, properties, classes, reader),
    classes,
    cssVariables: findCssVariables(exported, reader),
    ...(inherits ? { inherits } : {}),
    ...(ref ? { ref } : {}),
    ...(themeName ? { themeName } : {}),
  };
}

/** Props of the packages are listed, and those of Material UI below them; attributes of elements are not. */
function readProp(property: Property, exported: ApiExport, reader: Reader): ApiMember[] {
  const { symbol } = property;
  const files = (symbol.declarations ?? []).map(
    (declaration) => declaration.getSourceFile().fileName,
  );
  const from = files.some(isXFile) || files.length === 0 ? undefined : readMaterialOrigin(symbol);
  const isNative = from === undefined && files.length > 0 && !files.some(isXFile);
  // Children come with React's own types where a component is wrapped, and are props all the same.
  if (isNative && symbol.name !== 'sx' && !isPlainChildren(symbol)) return [];
  const doc = readJsDoc(symbol);
  if (doc.ignored || isSystemProp(symbol, reader.printer.checker)) return [];
  const member = readMember(property, reader.printer, doc);
  // `Base<TFlag>['name']` is open in the component, and a plain type where the flag is at its default.
  const plain = /\['\w+'\]/.test(member.type.text) && findPlainProperty(property, exported, reader);
  const shown = plain ? readMember(plain, reader.printer, doc) : member;
  return [{ ...shown, ...(from ? { from } : {}) }];
}

function findPlainProperty(
  property: Property,
  { variants }: ApiExport,
  reader: Reader,
): Property | undefined {
  for (const { symbol, package: installed } of variants) {
    const type = findPlainProps({ symbol, packageName: installed.name }, reader);
    const found = type && reader.printer.checker.getPropertyOfType(type, property.symbol.name);
    if (found) return { ...property, symbol: found };
  }
  return undefined;
}

/** `mt`, `px` and the rest of the system, which Material UI makes up without declaring them. */
function isSystemProp(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (symbol.declarations?.length) return false;
  return checker.typeToString(checker.getTypeOfSymbol(symbol)).startsWith('ResponsiveStyleValue<');
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
  const name = /\b(?:Ref|RefObject|LegacyRef|RefCallback|ForwardedRef)<([\w.]+)(?: \| null)?>/.exec(
    text,
  )?.[1];
  return name === 'unknown' ? undefined : name;
}
