import type ts from 'typescript';
import { DocsError } from '#model/errors/DocsError.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import type { ApiProgram, EntryPoint } from '../declarations/createApiProgram.ts';
import { getIdentity, readJsDoc, resolveAlias } from '../declarations/declarations.ts';
import type { InstalledFamily, InstalledPackage } from '../declarations/packages.ts';

/** The symbol that one package exports under a name. */
export interface ExportVariant {
  package: InstalledPackage;
  symbol: ts.Symbol;
  /** Every specifier that it can be imported from. The root of the package comes first, if it's one of them. */
  entryPoints: EntryPoint[];
}

/** A name that one or more packages of a family export. */
export interface ApiExport {
  /** `SankeyChart` */
  name: string;
  /** `Unstable_SankeyChart` */
  exportName: string;
  plan: Plan;
  variants: ExportVariant[];
  /** The variant of the lowest plan. */
  symbol: ts.Symbol;
}

const UNSTABLE = /^unstable_/i;

/** Collects everything that the packages of a family export, by name. */
export function collectExports(
  family: InstalledFamily,
  { checker, program, entryPoints }: ApiProgram,
  errors: DocsError[],
): ApiExport[] {
  const variants = new Map<string, ExportVariant[]>();
  for (const installed of family.packages) {
    for (const entryPoint of entryPoints.get(installed.name) ?? []) {
      const file = program.getSourceFile(entryPoint.file);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) {
        errors.push(
          new DocsError(`The declarations of ${entryPoint.specifier} cannot be read.`, {
            file: entryPoint.file,
            hint: `reinstall ${installed.name}: its type declarations are missing or empty.`,
          }),
        );
        continue;
      }
      for (const exported of checker.getExportsOfModule(module)) {
        const symbol = resolveAlias(exported, checker);
        if (exported.name !== 'default') addVariant(variants, exported.name, symbol, entryPoint);
      }
    }
  }
  return [...variants.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([exportName, list]) => {
      const kept = dropRedirects(list);
      const [first] = kept;
      if (!first) return [];
      const stable = exportName.replace(UNSTABLE, '');
      const name = variants.has(stable) ? exportName : stable;
      return [{ name, exportName, plan: first.package.plan, variants: kept, symbol: first.symbol }];
    });
}

function addVariant(
  variants: Map<string, ExportVariant[]>,
  name: string,
  symbol: ts.Symbol,
  entryPoint: EntryPoint,
): void {
  const list = variants.get(name) ?? [];
  variants.set(name, list);
  const known = list.find((variant) => variant.package === entryPoint.package);
  if (!known) list.push({ package: entryPoint.package, symbol, entryPoints: [entryPoint] });
  else if (getIdentity(known.symbol) === getIdentity(symbol)) known.entryPoints.push(entryPoint);
}

/** Drops exports such as `DataGrid` of the Pro package, which only exists to tell users to import `DataGridPro` instead. */
function dropRedirects(list: ExportVariant[]): ExportVariant[] {
  const current = list.filter(({ symbol }) => !readJsDoc(symbol).deprecated);
  return (current.length > 0 ? current : list).sort(
    (a, b) => PLANS.indexOf(a.package.plan) - PLANS.indexOf(b.package.plan),
  );
}
