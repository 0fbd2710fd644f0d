import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Landing.module.css';

export interface LandingProps {
  /** A live demo for each product, by product id. */
  samples: Readonly<Record<string, ReactNode>>;
  /** Pathnames of existing pages, so that no product links to a missing one. */
  pathnames: ReadonlySet<string>;
}

/** The landing page: a live demo of each product and where to start. */
export function Landing({ samples, pathnames }: LandingProps) {
  const { t, href, locale, config } = useDocsConfig();
  return (
    <div className={styles.landing}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('landing.title')}</h1>
        <p className={styles.lead}>{t('landing.lead')}</p>
        <p className={styles.actions}>
          <a className={styles.primary} href={href('/x/introduction/installation/')}>
            {t('landing.start')}
            <Icon name="arrow-right" mirrored />
          </a>
          <a className={styles.secondary} href={href('/x/introduction/')}>
            {t('landing.overview')}
          </a>
        </p>
      </div>
      <h2 className="visually-hidden">{t('landing.families')}</h2>
      <div className={styles.families}>
        {config.products.map((product) => (
          <section
            key={product.id}
            className={styles.family}
            aria-labelledby={`${product.id}-name`}
          >
            <div className={styles.text}>
              <h3 className={styles.name} id={`${product.id}-name`}>
                {product.name}
              </h3>
              <p className={styles.summary}>{product.summary[locale]}</p>
              <p className={styles.links}>
                {pathnames.has(`${product.root}/quickstart`) ? (
                  <a
                    href={href(`${product.root}/quickstart/`)}
                    aria-label={`${product.name}: ${t('landing.quickstart')}`}
                  >
                    {t('landing.quickstart')}
                  </a>
                ) : null}
                {pathnames.has(product.root) ? (
                  <a
                    href={href(`${product.root}/`)}
                    aria-label={`${product.name}: ${t('landing.all')}`}
                  >
                    {t('landing.all')}
                  </a>
                ) : null}
              </p>
              <ul className={styles.packages} role="list">
                {product.packages.map((item) => (
                  <li key={item.name}>
                    <code>{item.name}</code> <span>{item.version}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.sample}>{samples[product.id]}</div>
          </section>
        ))}
      </div>
    </div>
  );
}
