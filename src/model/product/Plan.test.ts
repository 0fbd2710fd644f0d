import { describe, expect, it } from 'vitest';
import { isPaidPlan, isPlan, PLAN_LABELS, PLANS } from './Plan.ts';

describe('Plan', () => {
  it.each([
    ['community', true],
    ['premium', true],
    ['Pro', false],
    ['enterprise', false],
    [undefined, false],
  ])('isPlan(%j) → %j', (value, expected) => {
    expect(isPlan(value)).toBe(expected);
  });

  it('marks only paid plans', () => {
    expect(PLANS.filter((plan) => isPaidPlan(plan))).toEqual(['pro', 'premium']);
    expect(isPaidPlan(undefined)).toBe(false);
  });

  it('has labels for the tooltips of the marks', () => {
    expect(PLAN_LABELS.pro).toBe('Pro plan');
    expect(PLAN_LABELS.premium).toBe('Premium plan');
  });
});
