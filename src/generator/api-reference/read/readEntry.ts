import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';
import type { ApiImport, ApiSource } from '#model/reference/ApiReference.ts';
import type { ApiExport, ExportVariant } from './collectExports.ts';
import {
  getDeclarationFile,
  getPackageName,
  getPathInPackage,
  readJsDoc,
} from '../declarations/declarations.ts';
import type { EntryPoint } from '../declarations/createApiProgram.ts';
import type { InstalledPackage } from '../declarations/packages.ts';
import type { Reader } from './Reader.ts';

/** Reads what all entries have in common: names, description, imports, and the location of the source. */
export function readEntry(exported: ApiExport, reader: Reader) {
  const { description, deprecated, demos } = readJsDoc(exported.symbol);
  return {
    name: exported.name,
    exportName: exported.exportName,
    plan: exported.plan,
    description,
    ...(deprecated ? { deprecated } : {}),
    ...(demos.length > 0 ? { demos } : {}),
    imports: exported.variants.flatMap((variant) => listImports(exported, variant)),
    source: findSource(exported.symbol, reader.family.packages),
  };
}

/** Lists the imports of an entry. The import from its folder comes before the one from the root, because it loads less code. */
export function listImports(
  { name, exportName }: Pick<ApiExport, 'name' | 'exportName'>,
  variant: ExportVariant,
): ApiImport[] {
  const { name: packageName, plan } = variant.package;
  const root = variant.entryPoints.find(({ specifier }) => specifier === packageName);
  const folder = findFolder(name, variant, packageName);
  return [folder, root]
    .filter((entryPoint) => entryPoint !== undefined)
    .map(({ specifier }) => ({
      package: packageName,
      plan,
      from: specifier,
      text: `import { ${name === exportName ? name : `${exportName} as ${name}`} } from '${specifier}';`,
    }));
}

/** Picks the most specific folder that exports it: the one with the same name, else the one that contains its declaration. */
function findFolder(
  name: string,
  variant: ExportVariant,
  packageName: string,
): EntryPoint | undefined {
  const folders = variant.entryPoints.filter(({ specifier }) => specifier !== packageName);
  const declared = getPathInPackage(getDeclarationFile(variant.symbol) ?? '').split('/')[0];
  const isNamed = (wanted: string | undefined) =>
    folders.find(({ specifier }) => specifier === `${packageName}/${wanted}`);
  return isNamed(name) ?? isNamed(declared) ?? folders[0];
}

/** `esm/BarChart/BarChart.d.ts` → `packages/x-charts/src/BarChart/BarChart.tsx` */
export function findSource(symbol: ts.Symbol, packages: readonly InstalledPackage[]): ApiSource {
  const file = getDeclarationFile(symbol) ?? '';
  const packageName = getPackageName(file);
  const owner = packages.find(({ name }) => name === packageName) ?? packages[0];
  const script = file.replace(/\.d\.ts$/, '.js');
  const isJsx = existsSync(script) && readFileSync(script, 'utf8').includes('react/jsx-runtime');
  const path = getPathInPackage(file).replace(/\.d\.ts$/, isJsx ? '.tsx' : '.ts');
  return {
    package: owner?.name ?? '',
    version: owner?.version ?? '',
    file: `${owner?.sourceDirectory ?? ''}/src/${path}`,
  };
}
