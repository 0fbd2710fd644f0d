import { inHouseAds } from '#content/ads.ts';
import type { Ad } from '#model/ads/Ad.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../../browser/DocsConfigContext.tsx';
import { AdCard } from './AdCard.tsx';
import type { AdTexts } from './AdCard.tsx';
import styles from './Ads.module.css';

/**
 * The page slot. Its height is reserved before anything loads. In-house ads and the appeal are in a template, where bots and
 * readers without scripts don't see them, and where their images aren't loaded.
 */
export function PageAd() {
  const docs = useDocsConfig();
  const { t } = docs;
  const texts: AdTexts = {
    tag: t('ads.tag'),
    by: t('ads.by', { publisher: '{publisher}' }),
    start: t('ads.start'),
  };
  return (
    <aside
      className={styles.slot}
      aria-label={t('ads.label')}
      data-page-ad={JSON.stringify(chooseConfig(docs.config.ads))}
      data-texts={JSON.stringify(texts)}
    >
      <template>
        {listInHouseAds(docs).map((ad) => (
          <AdCard key={ad.name} ad={ad} texts={texts} />
        ))}
        <div className={styles.appeal} data-appeal="">
          <p className={styles.words}>
            <strong>{t('ads.appealTitle')}</strong> {t('ads.appeal')}
          </p>
        </div>
      </template>
    </aside>
  );
}

function listInHouseAds({ t, href }: DocsConfig): Ad[] {
  return inHouseAds.map(({ name, link, img }) => ({
    name: t(`ads.inHouse.${name}.name`),
    link: link.startsWith('/') ? href(link) : link,
    img,
    descriptionHeader: t(`ads.inHouse.${name}.title`),
    description: t(`ads.inHouse.${name}.text`),
    poweredby: 'MUI',
    label: `in-house-${name}`,
  }));
}

/** During development, `X_DOCS_ADS` replaces the ad services with a stand-in. */
function chooseConfig(ads: AdsConfig): AdsConfig {
  if (!import.meta.env.DEV || ADS_MODE === '') return ads;
  return { ...ads, feedUrl: '/stand-in/ads/feed.json', carbonScriptUrl: '/stand-in/ads/carbon.js' };
}
