import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCard } from './ProductCard.tsx';
import dashboard from './Dashboard.module.css';
import styles from './Landing.module.css';

export interface LandingProps {
  /** Pathnames of existing pages, so that no product links to a missing one. */
  pathnames: ReadonlySet<string>;
  /** The live dashboard. */
  children: ReactNode;
}

/** The landing page: a live dashboard that uses all products, and links to get started with each. */
export function Landing({ pathnames, children }: LandingProps) {
  const { t, href, config } = useDocsConfig();
  return (
    <div className={styles.landing}>
      <div className={styles.hero}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{t('landing.title')}</h1>
          <p className={styles.lead}>{t('landing.lead')}</p>
        </div>
        <div className={styles.actions} data-no-print="">
          <a className={styles.primary} href={href('/x/introduction/installation/')}>
            {t('landing.start')}
            <Icon name="arrow-right" mirrored />
          </a>
          <a className={styles.secondary} href={href('/x/search/')} data-open="search">
            <Icon name="search" />
            {t('searchButton')}
          </a>
        </div>
      </div>
      <div className={dashboard.dashboard}>{children}</div>
      <h2 className="visually-hidden">{t('landing.families')}</h2>
      <ul className={styles.cards} role="list">
        {config.products.map((product) => (
          <li key={product.id} className={styles.card}>
            <ProductCard product={product} pathnames={pathnames} />
          </li>
        ))}
      </ul>
    </div>
  );
}
