import type { ProductId } from '#model/product/ProductConfig.ts';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';
import { checkVersion, createDefaultChoice } from './UpgradeChoice.ts';
import type { ChosenFamily, UpgradeChoice, VersionProblem } from './UpgradeChoice.ts';

export interface ParsedQuery {
  choice: UpgradeChoice;
  /** Versions in the link that can't be compared. */
  problems: VersionProblem[];
}

/** Parses `?from=7.29&to=8.13&family=x-data-grid,x-charts:6.19`. Missing or unknown values get their defaults. */
export function parseUpgradeQuery(search: string, versions: readonly string[]): ParsedQuery {
  const query = new URLSearchParams(search);
  const problems: VersionProblem[] = [];
  const read = (version: string | null | undefined): string | undefined => {
    if (!version) return undefined;
    const checked = checkVersion(version, versions);
    if ('minor' in checked) return checked.minor;
    problems.push(checked);
    return undefined;
  };
  const defaults = createDefaultChoice(versions);
  const from = read(query.get('from')) ?? defaults.from;
  const to = read(query.get('to')) ?? defaults.to;
  const families = (query.get('family') ?? '').split(',').flatMap((text): ChosenFamily[] => {
    const [productId, version] = text.split(':');
    if (!isProductId(productId)) return [];
    const own = read(version);
    return [own === undefined || own === from ? { productId } : { productId, from: own }];
  });
  return { choice: { from, to, families: dropRepeated(families) }, problems };
}

/** Writes the choice to a query and keeps all other parameters. */
export function formatUpgradeQuery(
  { from, to, families }: UpgradeChoice,
  search: string = '',
): string {
  const query = new URLSearchParams(search);
  query.set('from', from);
  query.set('to', to);
  query.set(
    'family',
    families.map((family) => [family.productId, family.from].filter(Boolean).join(':')).join(','),
  );
  if (families.length === 0) query.delete('family');
  return `?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

function isProductId(text: string | undefined): text is ProductId {
  return PRODUCT_IDS.some((id) => id === text);
}

function dropRepeated(families: readonly ChosenFamily[]): ChosenFamily[] {
  return [...new Map(families.map((family) => [family.productId, family])).values()];
}
