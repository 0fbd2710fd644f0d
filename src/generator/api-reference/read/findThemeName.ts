import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { memoizeByFile } from '../../files/memoizeByFile.ts';
import type { ApiExport } from './collectExports.ts';
import { getDeclarationFile } from '../declarations/declarations.ts';
import { parseThemeUse } from './parseThemeUse.ts';

/** Finds the key of a component in the theme, such as `MuiDataGrid` for all three grids. */
export function findThemeName({ symbol, variants }: ApiExport): string | undefined {
  const declaration = getDeclarationFile(symbol);
  if (declaration === undefined) return undefined;
  const own = `Mui${symbol.name}`;
  const file = toScript(declaration);
  const { strings, imports } = readUse(file);
  const directories = variants.map((variant) => variant.package.directory);
  if (strings.has(own) || directories.some((directory) => isThemed(directory, own))) return own;
  // The grids read their default props in a hook, such as `useDataGridProProps`.
  return imports
    .filter((specifier) => /^\..*\/use\w*Props\.js$/.test(specifier))
    .map((specifier) => readUse(path.resolve(path.dirname(file), specifier)).themed[0])
    .find((name) => name !== undefined);
}

function toScript(declaration: string): string {
  return declaration.replace(/\.d\.ts$/, '.js');
}

function readUse(file: string): ReturnType<typeof parseThemeUse> {
  return existsSync(file) ? parseFile(file) : { strings: new Set(), imports: [], themed: [] };
}

const parseFile = memoizeByFile((file) => parseThemeUse(readFileSync(file, 'utf8')));

/** Whether the package adds the name to the type of the theme. */
function isThemed(directory: string, name: string): boolean {
  return ['props', 'overrides', 'components'].some((part) => {
    const file = path.join(directory, 'esm/themeAugmentation', `${part}.d.ts`);
    return existsSync(file) && listMembers(file).has(name);
  });
}

/** Lists the names of all properties of the interfaces in a declaration file. */
const listMembers = memoizeByFile((file): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return names;
});
