import path from 'node:path';
import ts from 'typescript';
import type { ApiClass } from '#model/reference/ApiReference.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import type { ApiExport } from './collectExports.ts';
import {
  getDeclarationFile,
  isXFile,
  readJsDoc,
  resolveAlias,
} from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';
import { readFolder, readScript } from './scripts.ts';

/** State classes that all Material UI components share, as in `generateUtilityClass`. */
const STATES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** Reads the classes that a component puts on its elements from the type of its `classes` prop. */
export function readClasses(
  exported: ApiExport,
  properties: readonly Property[],
  reader: Reader,
): ApiClass[] {
  const classes = properties.find(({ symbol }) => symbol.name === 'classes');
  if (!classes) return [];
  const { checker } = reader.printer;
  const type = checker.getTypeOfSymbol(classes.symbol);
  const folder = path.dirname(getDeclarationFile(exported.symbol) ?? '');
  const scripts = [
    ...listNamedFiles(classes.symbol, checker).map(readScript),
    ...readFolder(folder).filter((script) => script.includes(`'Mui${exported.name}'`)),
  ];
  return readClassesType(type, exported.name, scripts, reader);
}

/** Reads the classes of a type. The scripts contain the component name that prefixes the keys. */
export function readClassesType(
  type: ts.Type,
  owner: string,
  scripts: readonly string[],
  reader: Reader,
): ApiClass[] {
  return listProperties([type], [], reader.printer.checker)
    .flatMap(({ symbol }) => readClass(symbol, owner, scripts, reader))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Lists the files of the types in `classes?: Partial<SimpleTreeViewClasses>`. Their members can be declared in other files. */
function listNamedFiles(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const files = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const named = checker.getSymbolAtLocation(node.typeName);
      const file = named && getDeclarationFile(resolveAlias(named, checker));
      if (file && isXFile(file)) files.add(file);
    }
    ts.forEachChild(node, visit);
  };
  symbol.declarations?.forEach(visit);
  return [...files];
}

function readClass(
  symbol: ts.Symbol,
  owner: string,
  scripts: readonly string[],
  reader: Reader,
): ApiClass[] {
  const file = getDeclarationFile(symbol);
  if (file === undefined || !isXFile(file)) return [];
  const doc = readJsDoc(symbol);
  if (doc.ignored) return [];
  const prefix = [...scripts, readScript(file)]
    .map((script) => findPrefix(script, symbol.name))
    .find((found) => found !== undefined);
  if (prefix === undefined) {
    reader.errors.push(
      new DocsError(`The global name of the class "${symbol.name}" of ${owner} is unknown.`, {
        file,
        hint: 'its script should call generateUtilityClasses with the name of the component.',
      }),
    );
    return [];
  }
  const global = prefix.sharesStates && STATES.has(symbol.name);
  return [
    {
      key: symbol.name,
      className: global ? `Mui-${symbol.name}` : `${prefix.name}-${symbol.name}`,
      ...(global ? { global: true } : {}),
      description: doc.description,
      ...(doc.deprecated ? { deprecated: doc.deprecated } : {}),
    },
  ];
}

interface ClassPrefix {
  name: string;
  /** Whether state classes have global names such as `Mui-selected`, as with Material UI's generator. */
  sharesStates: boolean;
}

/** `generateUtilityClasses('MuiGauge', ['root', 'valueArc'])` → `MuiGauge` for `root` */
function findPrefix(script: string, key: string): ClassPrefix | undefined {
  const lists = [...script.matchAll(/generateUtilityClass(?:es)?\(\s*['"](\w+)['"]([^\]]*)/g)];
  const named = lists.find(([, , keys = '']) => keys.includes(`'${key}'`)) ?? lists[0];
  if (named?.[1]) return { name: named[1], sharesStates: true };
  const generated = /ClassNameGenerator\.generate\(\s*['"](\w+)['"]/.exec(script)?.[1];
  return generated === undefined ? undefined : { name: generated, sharesStates: false };
}
