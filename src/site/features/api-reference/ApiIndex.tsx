import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { ApiSection } from './ApiSection.tsx';
import { Since } from './Since.tsx';
import styles from './ApiIndex.module.css';

export interface ApiIndexEntry {
  pathname: string;
  title: string;
  kind: 'index' | 'component' | 'hook' | 'interface';
  plan: Plan;
  since?: string;
}

const KINDS = ['component', 'hook', 'interface'] as const;

/** The entries of a product by kind. */
export function ApiIndex({ entries }: { entries: readonly ApiIndexEntry[] }) {
  const { t } = useDocsConfig();
  return KINDS.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <ApiSection key={kind} id={`${kind}s`} title={t(`api.${kind}s`)} count={ofKind.length}>
        <EntryLinks entries={ofKind} />
      </ApiSection>
    );
  });
}

/** The entries of one product in the index of the whole reference, under the name of the product. */
export function ApiProductIndex({ product, entries }: ApiProductIndexProps) {
  const { t } = useDocsConfig();
  const ofProduct = entries.filter(({ kind }) => kind !== 'index');
  return (
    <ApiSection id={product.id} title={product.name} count={ofProduct.length}>
      {KINDS.map((kind) => {
        const ofKind = ofProduct.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind}>
            <h3 className={styles.kind}>{t(`api.${kind}s`)}</h3>
            <EntryLinks entries={ofKind} />
          </div>
        );
      })}
    </ApiSection>
  );
}

export interface ApiProductIndexProps {
  product: { id: string; name: string };
  entries: readonly ApiIndexEntry[];
}

function EntryLinks({ entries }: { entries: readonly ApiIndexEntry[] }) {
  const { href } = useDocsConfig();
  return (
    <ul role="list" className={styles.list}>
      {entries.map(({ pathname, title, plan, since }) => (
        <li key={pathname} className={styles.item}>
          <a href={href(`${pathname}/`)}>
            <LongName text={title} />
          </a>{' '}
          <PlanMark plan={plan} />
          <Since version={since} />
        </li>
      ))}
    </ul>
  );
}
