import { useEffect, useState } from 'react';
import type { FeedAd } from '#model/ads/Ad.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { reportAdDisplay } from '../../browser/reportAdDisplay.ts';
import { AdCard } from './AdCard.tsx';
import type { AdTexts } from './AdCard.tsx';
import { requestFeedAd } from './requestFeedAd.ts';
import styles from './Ads.module.css';

/** An ad from the feed, with its tracking pixels. */
export function FeedAdView({ ad, texts }: { ad: FeedAd; texts: AdTexts }) {
  return (
    <>
      <AdCard ad={ad} texts={texts} />
      {ad.pixels.map((src, index) => (
        <img key={index} className={styles.pixel} src={src} alt="" width={1} height={1} />
      ))}
    </>
  );
}

/** Asks the feed and renders its ad, if there is one. */
export function DemoAd({ config, texts }: { config: AdsConfig; texts: AdTexts }) {
  const { feedUrl, feedMaxTries } = config;
  const [ad, setAd] = useState<FeedAd | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void requestFeedAd({ url: feedUrl, maxTries: feedMaxTries, signal }).then((found) => {
      if (signal.aborted || !found) return;
      setAd(found);
      reportAdDisplay(found.label, { delayMs: 0 });
    });
    return () => controller.abort();
  }, [feedUrl, feedMaxTries]);
  return ad ? <FeedAdView ad={ad} texts={texts} /> : null;
}
