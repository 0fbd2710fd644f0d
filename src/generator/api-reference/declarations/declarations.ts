import ts from 'typescript';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import { parseJsDoc } from './parseJsDoc.ts';
import type { JsDoc } from './parseJsDoc.ts';

/** `/…/node_modules/@mui/x-charts-pro/node_modules/@mui/x-charts/esm/a.d.ts` → `@mui/x-charts` */
export function getPackageName(file: string): string | undefined {
  const parts = file.split('/node_modules/');
  if (parts.length === 1) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(parts.at(-1) ?? '')?.[0];
}

/** `…/@mui/x-charts/esm/BarChart/BarChart.d.ts` → `BarChart/BarChart.d.ts`, the same for every copy of the package. */
export function getPathInPackage(file: string): string {
  const rest = file.split('/node_modules/').at(-1) ?? file;
  return rest.replace(/^(?:@[^/]+\/)?[^/]+\//, '').replace(/^esm\//, '');
}

export function isXFile(file: string): boolean {
  return getPackageName(file)?.startsWith('@mui/x-') ?? false;
}

export function getDeclarationFile(symbol: ts.Symbol): string | undefined {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}

/** Follows imports and re-exports, such as `export { A as B }`, to the original symbol. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the plan of the package that contains a declaration: `@mui/x-data-grid-pro` → `pro`. */
export function getDeclaredPlan(declaration: ts.Node | undefined): Plan {
  const name = declaration && getPackageName(declaration.getSourceFile().fileName);
  if (name?.endsWith('-premium')) return 'premium';
  return name?.endsWith('-pro') ? 'pro' : 'community';
}

export function highestPlan(...plans: Plan[]): Plan {
  return PLANS[Math.max(...plans.map((plan) => PLANS.indexOf(plan)))] ?? 'community';
}

export function lowestPlan(...plans: Plan[]): Plan {
  return PLANS[Math.min(...plans.map((plan) => PLANS.indexOf(plan)))] ?? 'community';
}

/** Returns the parsed JSDoc of the first declaration that has any. */
export function readJsDoc(symbol: ts.Symbol): JsDoc {
  for (const declaration of symbol.declarations ?? []) {
    const comment = findComment(declaration);
    if (comment) return parseJsDoc(comment);
  }
  return parseJsDoc('');
}

export function findComment(declaration: ts.Node): string | undefined {
  const text = declaration.getSourceFile().text;
  const start = ts.isVariableDeclaration(declaration)
    ? declaration.parent.parent.getFullStart()
    : declaration.getFullStart();
  const range = ts
    .getLeadingCommentRanges(text, start)
    ?.findLast(({ pos }) => text.startsWith('/**', pos));
  return range && text.slice(range.pos, range.end);
}

/** Treats declarations with the same name as one if they come from two copies of the same package. */
export function getIdentity(symbol: ts.Symbol): string {
  const file = getDeclarationFile(symbol);
  if (file === undefined) return symbol.name;
  return `${getPackageName(file) ?? ''}:${getPathInPackage(file)}:${symbol.name}`;
}

/** Sorts by code unit, so that the order is the same on every machine. */
export function byName<T extends { name: string }>(a: T, b: T): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
