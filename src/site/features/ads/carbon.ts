import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import styles from './Ads.module.css';

/** An element for Carbon's script, which inserts its ad next to itself. */
export function createCarbonPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = styles['carbon'] ?? '';
  return place;
}

export function startCarbon(place: HTMLElement, url: string): void {
  const script = document.createElement('script');
  script.id = '_carbonads_js';
  script.async = true;
  script.src = url;
  place.append(script);
}

/** Checks for Carbon's ad. A blocker may remove or hide it, and both count as no ad. */
export function lookForCarbon(
  place: HTMLElement,
  { carbonHouseAdUrl }: Pick<AdsConfig, 'carbonHouseAdUrl'>,
): 'nothing' | 'ad' | 'house-ad' {
  const ad = place.querySelector<HTMLElement>('#carbonads');
  if (!ad || ad.offsetHeight === 0) return 'nothing';
  const links = [...ad.querySelectorAll('a')];
  if (carbonHouseAdUrl && links[0]?.getAttribute('href') === carbonHouseAdUrl) return 'house-ad';
  for (const link of links) markLink(link);
  return 'ad';
}

function markLink(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.dataset['gaEventCategory'] = 'ad';
  link.dataset['gaEventAction'] = 'click';
  link.dataset['gaEventLabel'] = 'carbon';
}
