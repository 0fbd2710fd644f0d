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

/** What all entries have: names, text, imports and where the source is. */
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

/** The folder with the name comes first, for it loads the least; then the root. */
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

/** The most telling of the folders that export it: the one with its name, then the one that holds it. */
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
