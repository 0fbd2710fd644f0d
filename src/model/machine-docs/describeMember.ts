import type { ApiMember, ApiSlot } from '../reference/ApiReference.ts';
import { isPaidPlan, PLAN_LABELS } from '../product/Plan.ts';

type Described = Pick<ApiSlot, 'description' | 'deprecated'> &
  Partial<Pick<ApiMember, 'plan' | 'since' | 'see' | 'from' | 'signatures'>>;

/** The description of a prop, slot, or class in one table cell: plan, release, deprecation, text, and parameters. */
export function describeMember(member: Described): string {
  const { plan, since, deprecated, description, see = [], from, signatures = [] } = member;
  const parameters = signatures
    .flatMap((signature) => signature.parameters)
    .filter((parameter) => parameter.description)
    .map((parameter) => `\`${parameter.name}\`: ${parameter.description}`);
  return [
    isPaidPlan(plan) ? `(${PLAN_LABELS[plan]})` : '',
    since ? `(since ${since})` : '',
    deprecated ? `**Deprecated.** ${deprecated.text}` : '',
    description,
    ...see,
    from ? `Passed on to \`${from}\`.` : '',
    ...new Set(parameters),
  ]
    .filter(Boolean)
    .join(' ');
}
