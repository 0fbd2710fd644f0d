export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_LABELS = {
  community: 'Community plan',
  pro: 'Pro plan',
  premium: 'Premium plan',
} satisfies Record<Plan, string>;

export function isPlan(value: unknown): value is Plan {
  return PLANS.some((plan) => plan === value);
}

/** Whether the plan has to be purchased, which pages mark with a chip. */
export function isPaidPlan(plan: Plan | undefined): plan is 'pro' | 'premium' {
  return plan === 'pro' || plan === 'premium';
}

/** Whether the plan has features that the other doesn't. False if the other is unknown. */
export function isHigherPlan(plan: Plan, other: Plan | undefined): boolean {
  return other !== undefined && PLANS.indexOf(plan) > PLANS.indexOf(other);
}
