/** Why a panel does not offer a prop; the texts are `coverage.reasons` of the interface. */
export type TryItExclusionReason = 'library' | 'console' | 'security' | 'given' | 'noHost';

export interface TryItExclusion {
  components: RegExp;
  props: readonly string[];
  reason: TryItExclusionReason;
}

/** Props that no reader would set. Keep it short: each entry is a prop that cannot be tried. */
export const TRY_IT_EXCLUSIONS: readonly TryItExclusion[] = [
  { components: /^DataGrid/, props: ['logLevel', 'logger'], reason: 'console' },
  { components: /^DataGrid/, props: ['nonce', 'disableEval'], reason: 'security' },
  { components: /./, props: ['areAllSectionsEmpty', 'ownerState'], reason: 'library' },
  { components: /Chart|DataProvider/, props: ['theme', 'plugins'], reason: 'library' },
];

/** The reason for which a panel leaves a prop out. */
export function findExclusion(component: string, prop: string): TryItExclusionReason | undefined {
  return TRY_IT_EXCLUSIONS.find(
    (exclusion) => exclusion.components.test(component) && exclusion.props.includes(prop),
  )?.reason;
}

export function isExcluded(component: string, prop: string): boolean {
  return findExclusion(component, prop) !== undefined;
}
