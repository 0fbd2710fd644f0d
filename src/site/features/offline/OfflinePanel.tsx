import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { listReadPages } from './listReadPages.ts';
import type { ReadPage } from './listReadPages.ts';
import styles from './Offline.module.css';
import { OfflineSetRow } from './OfflineSetRow.tsx';
import { useOfflineSets } from './useOfflineSets.ts';

/** Lists the pages on the device and the products that can be saved. */
export function OfflinePanel({ isSupported }: { isSupported: boolean }) {
  const { t } = useDocsConfig();
  if (!isSupported) return <p className={styles.notice}>{t('offline.unsupported')}</p>;
  return (
    <>
      <SavedProducts />
      <ReadPages />
    </>
  );
}

function SavedProducts() {
  const { t, locale } = useDocsConfig();
  const { sets, save, cancel, remove } = useOfflineSets(locale);
  return (
    <section aria-labelledby="offline-products">
      <h2 className={styles.heading} id="offline-products">
        {t('offline.products')}
      </h2>
      <p className={styles.note}>{t('offline.productsNote')}</p>
      {sets?.length === 0 ? <p className={styles.notice}>{t('offline.noneSaved')}</p> : null}
      <ul className={styles.list} role="list">
        {sets?.map((state) => (
          <OfflineSetRow
            key={state.id}
            state={state}
            onSave={() => save(state)}
            onCancel={() => cancel(state.id)}
            onDelete={() => remove(state.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function ReadPages() {
  const { t } = useDocsConfig();
  const [pages, setPages] = useState<readonly ReadPage[]>([]);
  useEffect(() => {
    listReadPages(caches).then(setPages, () => {});
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="offline-read">
      <h2 className={styles.heading} id="offline-read">
        {t('offline.read')}
      </h2>
      <ul className={styles.links}>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
