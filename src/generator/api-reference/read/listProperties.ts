import ts from 'typescript';
import type { Plan } from '#model/product/Plan.ts';
import { getDeclaredPlan, highestPlan, isXFile, lowestPlan } from '../declarations/declarations.ts';

export interface Property {
  symbol: ts.Symbol;
  /** The lowest plan that has it. */
  plan: Plan;
  /** True if only some members of a union have it, which makes it optional. */
  partial?: true;
}

export interface Tier {
  plan: Plan;
  types: ts.Type[];
}

/** Lists every property of the types, each with the lowest plan that has a property of the same name. */
export function listProperties(
  types: readonly ts.Type[],
  tiers: readonly Tier[],
  checker: ts.TypeChecker,
): Property[] {
  const byTier = tiers.map(({ plan, types: tierTypes }) => ({
    plan,
    properties: collectProperties(tierTypes, checker),
  }));
  return [...collectProperties(types, checker).values()].map((symbol) => {
    const plans = byTier.flatMap(({ plan, properties }) => {
      const found = properties.get(symbol.name);
      return found ? [highestPlan(plan, getMemberPlan(found))] : [];
    });
    return {
      symbol,
      plan: plans.length > 0 ? lowestPlan(...plans) : getMemberPlan(symbol),
      ...(types.some((type) => isPartial(type, symbol.name, checker)) ? { partial: true } : {}),
    };
  });
}

function isPartial(type: ts.Type, name: string, checker: ts.TypeChecker): boolean {
  const parts = listParts(type, checker);
  return parts.length > 1 && parts.some((part) => !checker.getPropertyOfType(part, name));
}

/** Higher plans extend interfaces of lower ones in the same program, so the plan also depends on the package that declares it. */
function getMemberPlan(symbol: ts.Symbol): Plan {
  const plans = (symbol.declarations ?? [])
    .filter((declaration) => isXFile(declaration.getSourceFile().fileName))
    .map(getDeclaredPlan);
  return plans.length > 0 ? lowestPlan(...plans) : 'community';
}

function collectProperties(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
): Map<string, ts.Symbol> {
  const found = new Map<string, ts.Symbol>();
  for (const type of types.flatMap((part) => listParts(part, checker))) {
    for (const symbol of checker.getPropertiesOfType(type)) {
      if (!found.has(symbol.name)) found.set(symbol.name, symbol);
    }
  }
  return found;
}

/** Lists a union itself first, for the properties that all of its members share, and then each member. */
function listParts(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const resolved =
    type.flags & ts.TypeFlags.Instantiable ? (checker.getBaseConstraintOfType(type) ?? type) : type;
  if (!resolved.isUnion()) return [resolved];
  const parts = resolved.types.filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  return parts.length > 1 ? [resolved, ...parts] : parts;
}
