import type { SiteConfig } from '#model/site/SiteConfig.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  product: SiteConfig['products'][number];
  /** Pathnames of existing pages. */
  pathnames: ReadonlySet<string>;
}

/** One product. Its name links to the overview, and the card links to the quickstart. */
export function ProductCard({ product, pathnames }: ProductCardProps) {
  const { t, href, locale } = useDocsConfig();
  const { name, root, packages } = product;
  const [first] = packages;
  return (
    <>
      <h3 className={styles.name}>
        {pathnames.has(root) ? <a href={href(`${root}/`)}>{name}</a> : name}
        {first ? <span className={styles.version}>{first.version}</span> : null}
      </h3>
      <p className={styles.summary}>{product.summary[locale]}</p>
      {pathnames.has(`${root}/quickstart`) ? (
        <a
          className={styles.quickstart}
          href={href(`${root}/quickstart/`)}
          aria-label={`${name}: ${t('landing.quickstart')}`}
        >
          {t('landing.quickstart')}
          <Icon name="arrow-right" mirrored />
        </a>
      ) : null}
    </>
  );
}
