import type { Ad } from '#model/ads/Ad.ts';
import styles from './Ads.module.css';

export interface AdTexts {
  /** "Ad", for an ad without an image. */
  tag: string;
  /** "ad by {publisher}". */
  by: string;
  /** Call to action of an ad without an image. */
  start: string;
}

export interface AdCardProps {
  ad: Ad;
  texts: AdTexts;
}

/** The visible ad. Its shape depends on the surrounding slot. */
export function AdCard({ ad, texts }: AdCardProps) {
  return (
    <a
      className={styles.card}
      href={ad.link}
      target="_blank"
      rel="noopener sponsored"
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={ad.label}
    >
      {ad.img ? (
        <img
          className={styles.picture}
          src={ad.img}
          alt={ad.name}
          width={130}
          height={100}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className={styles.text}>
        <span className={styles.words}>
          <strong>{ad.descriptionHeader}</strong> {ad.description}
        </span>
        <span className={styles.start}>{texts.start}</span>
        <span className={styles.by}>
          <span className={styles.tag}>{texts.tag}</span>
          {texts.by.replace('{publisher}', ad.poweredby)}
        </span>
      </span>
    </a>
  );
}
