import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { whenOnScreen } from './whenOnScreen.ts';
import styles from './Ads.module.css';

/** Adds an ad under a demo's code once the reader has toggled it, unless the demo opts out. */
export function startDemoAds(root: Document, slot: HTMLElement, config: AdsConfig): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const frame = target
      ?.closest('[data-demo-action=toggle-code]')
      ?.closest<HTMLElement>('[data-demo-frame]');
    if (!frame || 'noAd' in frame.dataset || frame.querySelector('[data-demo-ad]')) return;
    const place = root.createElement('aside');
    place.className = styles['demo'] ?? '';
    place.dataset['demoAd'] = '';
    place.setAttribute('aria-label', slot.getAttribute('aria-label') ?? '');
    frame.append(place);
    whenOnScreen(place, () => {
      void import('./mountFeedAd.tsx').then(({ mountDemoAd }) =>
        mountDemoAd({ place, slot, config }),
      );
    });
  });
}
