import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import styles from './PlanMark.module.css';

/** Plan names are brand names, so they're the same in every language. */
const NAMES = { pro: 'Pro', premium: 'Premium' } as const;

/** A small "Pro" or "Premium" chip. The free plan has none. */
export function PlanMark({ plan, linked = false }: { plan: Plan; linked?: boolean }) {
  const { t, href } = useDocsConfig();
  if (plan === 'community') return null;
  const label = t(plan === 'pro' ? 'plan.pro' : 'plan.premium');
  const mark = (
    <span className={`${styles.mark} ${styles[plan]}`} role="img" aria-label={label}>
      {NAMES[plan]}
    </span>
  );
  if (!linked) return mark;
  return (
    <a className={styles.link} href={href(`/x/introduction/licensing/#${plan}`)}>
      {mark}
    </a>
  );
}
