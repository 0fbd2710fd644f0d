import type { NavigationEntry } from '../navigation/Navigation.ts';
import { isPaidPlan } from '../product/Plan.ts';

/** Pages about paid features have no ads, and neither do those that opt out in the navigation. */
export function hasAds({ plan, ads }: Pick<NavigationEntry, 'plan' | 'ads'>): boolean {
  return ads !== false && !isPaidPlan(plan);
}
