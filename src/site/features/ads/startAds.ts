import { isBot } from '#model/ads/Ad.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { startDemoAds } from './startDemoAds.ts';
import { showPageAd } from './showPageAd.ts';
import { whenOnScreen } from './whenOnScreen.ts';

/** Starts the ads of a page that has a slot for them. */
export function startAds(root: Document): void {
  const slot = root.querySelector<HTMLElement>('[data-page-ad]');
  if (!slot) return;
  const config = JSON.parse(slot.dataset['pageAd'] ?? '') as AdsConfig;
  const bot = isBot(navigator.userAgent);
  whenOnScreen(slot, () => showPageAd(slot, config, bot));
  if (config.feedUrl && !bot) startDemoAds(root, slot, config);
}
