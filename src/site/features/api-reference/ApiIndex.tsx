import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { ApiSection } from './ApiSection.tsx';
import styles from './ApiIndex.module.css';

export interface ApiIndexEntry {
  pathname: string;
  title: string;
  kind: 'index' | 'component' | 'hook' | 'interface';
  plan: Plan;
}

const KINDS = ['component', 'hook', 'interface'] as const;

/** The entries of a product by kind. */
export function ApiIndex({ entries }: { entries: readonly ApiIndexEntry[] }) {
  const { t, href } = useDocsConfig();
  return KINDS.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <ApiSection key={kind} id={`${kind}s`} title={t(`api.${kind}s`)} count={ofKind.length}>
        <ul role="list" className={styles.list}>
          {ofKind.map(({ pathname, title, plan }) => (
            <li key={pathname} className={styles.item}>
              <a href={href(`${pathname}/`)}>{title}</a> <PlanMark plan={plan} />
            </li>
          ))}
        </ul>
      </ApiSection>
    );
  });
}
