import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import styles from './PlanMark.module.css';

/** Pro is a square with one notch, Premium a diamond: told apart without colour. */
const SHAPES = {
  pro: 'M3 3h10v10H3z',
  premium: 'M8 1.500 14.500 8 8 14.500 1.500 8z',
} as const;

export function PlanMark({ plan, linked = false }: { plan: Plan; linked?: boolean }) {
  const { t, href } = useDocsConfig();
  if (plan === 'community') return null;
  const label = t(plan === 'pro' ? 'plan.pro' : 'plan.premium');
  const mark = (
    <svg
      className={`${styles.mark} ${styles[plan]}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path d={SHAPES[plan]} />
    </svg>
  );
  if (!linked) return mark;
  return (
    <a className={styles.link} href={href(`/x/introduction/licensing/#${plan}`)}>
      {mark}
    </a>
  );
}
