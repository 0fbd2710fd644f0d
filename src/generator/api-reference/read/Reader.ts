import type ts from 'typescript';
import type { DocsError } from '#model/errors/DocsError.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import type { ApiExport } from './collectExports.ts';
import type { ApiProgram } from '../declarations/createApiProgram.ts';
import type { InstalledFamily } from '../declarations/packages.ts';
import type { TypePrinter } from '../print/TypePrinter.ts';

/** The symbol that the package of one plan exports under a name. */
export interface ApiTier {
  symbol: ts.Symbol;
  plan: Plan;
  packageName: string;
}

/** The context that all `read…` functions of one family share. */
export class Reader {
  readonly family: InstalledFamily;
  readonly exports: Map<string, ApiExport>;
  readonly printer: TypePrinter;
  readonly plainTypes: ApiProgram['plainTypes'];
  readonly errors: DocsError[];

  constructor(
    family: InstalledFamily,
    exports: readonly ApiExport[],
    printer: TypePrinter,
    plainTypes: ApiProgram['plainTypes'],
    errors: DocsError[],
  ) {
    this.family = family;
    this.exports = new Map(exports.map((exported) => [exported.name, exported]));
    this.printer = printer;
    this.plainTypes = plainTypes;
    this.errors = errors;
  }

  /**
   * Lists the counterparts of an export in every plan. For example, all three grid packages declare `GridApi`,
   * and `DataGridPremium` extends `DataGridPro`, which extends `DataGrid`.
   */
  listTiers({ name, variants }: ApiExport): ApiTier[] {
    const base = name.replace(/(Pro|Premium)$/, '');
    const siblings = [base, `${base}Pro`, `${base}Premium`]
      .filter((sibling) => sibling !== name)
      .flatMap((sibling) => this.exports.get(sibling)?.variants ?? []);
    const highest = Math.max(...variants.map((variant) => PLANS.indexOf(variant.package.plan)));
    return [...variants, ...siblings]
      .filter((variant) => PLANS.indexOf(variant.package.plan) <= highest)
      .map((variant) => ({
        symbol: variant.symbol,
        plan: variant.package.plan,
        packageName: variant.package.name,
      }));
  }
}
