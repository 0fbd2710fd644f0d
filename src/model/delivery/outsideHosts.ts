import type { SiteConfig } from '../site/SiteConfig.ts';

/** Origins that the policy of every page adds to its own, by directive. */
export type OutsideHosts = Readonly<
  Record<'script-src' | 'img-src' | 'connect-src' | 'form-action', readonly string[]>
>;

type HostConfig = Pick<SiteConfig, 'ads' | 'analytics' | 'chat' | 'openIn'>;

/** Only what the config names: an empty setting opens nothing. */
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
    // The picture of an ad comes from wherever its seller keeps it.
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

/** Carbon's script asks a second host for the ad, again by script. */
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
