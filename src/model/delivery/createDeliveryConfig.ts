import type { SiteConfig } from '../site/SiteConfig.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';
import { listOutsideHosts } from './outsideHosts.ts';
import { createRedirectRules } from './redirectRules.ts';
import type { Redirects } from './redirects.ts';

/** Collects the parts of `content/site.config.ts` and `content/redirects.ts` that go into the manifest. */
export function createDeliveryConfig(site: SiteConfig, redirects: Redirects): DeliveryConfig {
  const olderVersions = site.library.olderVersions.map(({ label }) => label);
  return {
    siteUrl: site.siteUrl,
    serviceWorkerUrl: site.serviceWorker.url,
    outsideHosts: listOutsideHosts(site),
    redirects: createRedirectRules(redirects, site.locales, olderVersions),
  };
}
