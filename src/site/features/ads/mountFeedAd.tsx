import { createRoot } from 'react-dom/client';
import type { FeedAd } from '#model/ads/Ad.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { AdBoundary } from './AdBoundary.tsx';
import type { AdTexts } from './AdCard.tsx';
import { DemoAd, FeedAdView } from './FeedAdView.tsx';

interface Place {
  place: HTMLElement;
  /** The page slot, which has the texts in the page's language. */
  slot: HTMLElement;
}

export function mountFeedAd({
  place,
  slot,
  ad,
  label,
}: Place & { ad: FeedAd; label: string }): void {
  createRoot(place).render(
    <AdBoundary label={label}>
      <FeedAdView ad={{ ...ad, label }} texts={readTexts(slot)} />
    </AdBoundary>,
  );
}

export function mountDemoAd({ place, slot, config }: Place & { config: AdsConfig }): void {
  createRoot(place).render(
    <AdBoundary label={null}>
      <DemoAd config={config} texts={readTexts(slot)} />
    </AdBoundary>,
  );
}

function readTexts(slot: HTMLElement): AdTexts {
  return JSON.parse(slot.dataset['texts'] ?? '') as AdTexts;
}
