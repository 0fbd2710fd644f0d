import type { SiteConfig } from '../site/SiteConfig.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';

/** Allows all `style` attributes and elements. Browsers ignore it if the list also contains a hash. */
export const INLINE_STYLES = "'unsafe-inline'";

export type OutsideHosts = DeliveryConfig['outsideHosts'];

type HostConfig = Pick<SiteConfig, 'ads' | 'analytics' | 'chat' | 'openIn'>;

/** Lists the origins that the policy of every page allows, by directive. An empty setting allows nothing. */
export function listOutsideHosts({ ads, analytics, chat, openIn }: HostConfig): OutsideHosts {
  const hasAdHost = ads.feedUrl !== '' || ads.carbonScriptUrl !== '';
  const tag = analytics.sink.kind === 'gtag' ? GOOGLE_TAG : {};
  const collector = analytics.sink.kind === 'collector' ? toOrigins(analytics.sink.url) : [];
  const carbon = toOrigins(ads.carbonScriptUrl);
  return {
    'script-src': unique([
      ...carbon,
      ...(carbon.includes(CARBON_SCRIPT) ? [CARBON_ANSWER] : []),
      ...(tag['script-src'] ?? []),
    ]),
    // An ad service's script adds styles that we can't know in advance.
    'style-src': carbon.length > 0 ? [INLINE_STYLES] : [],
    // An ad's image can come from any host that the advertiser uses.
    'img-src': unique([...(hasAdHost ? ['https:'] : []), ...(tag['img-src'] ?? [])]),
    'connect-src': unique([
      ...toOrigins(ads.feedUrl),
      ...toOrigins(chat.url),
      ...collector,
      ...(tag['connect-src'] ?? []),
    ]),
    'form-action': unique(openIn.sandboxes.flatMap(({ url }) => toOrigins(url))),
  };
}

const GOOGLE_TAG: Partial<Record<keyof OutsideHosts, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** Carbon's script loads the ad as another script, from a second host. */
const CARBON_SCRIPT = 'https://cdn.carbonads.com';
const CARBON_ANSWER = 'https://srv.carbonads.net';

/** `https://stackblitz.com/run` → `https://stackblitz.com`; nothing for `''` and for paths of this site. */
function toOrigins(url: string): string[] {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  return origin ? [origin.toLowerCase()] : [];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
