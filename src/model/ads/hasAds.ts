import type { NavigationEntry } from '../navigation/Navigation.ts';

/** Paid pages carry no ads, nor do those that the navigation frees of them. */
export function hasAds({ plan, ads }: Pick<NavigationEntry, 'plan' | 'ads'>): boolean {
  return ads !== false && plan === undefined;
}
